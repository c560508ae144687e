import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { ThemeBuilderProps } from '../ThemeBuilder.tsx';
import { Actions } from './Actions.tsx';
import { BuilderContext } from './BuilderContext.ts';
import { ExportPanel } from './ExportPanel.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { PreviewBoundary } from './PreviewBoundary.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { useThemeState } from './useThemeState.ts';
import styles from './Workbench.module.css';

const loadPreview = () =>
  lazy(() => import('../index.preview.ts').then((module) => ({ default: module.Preview })));

/** Settings beside a live preview; import and export under them. */
export function Workbench(props: ThemeBuilderProps) {
  const state = useThemeState();
  const { settings } = state.theme;
  const { preview, previewLoading } = props.strings;
  // The fields answer at once, the grids and charts when there is time.
  const shown = useDeferredValue(settings);
  // React remembers a failed import: a further attempt needs a component of its own.
  const [Preview, setPreview] = useState(loadPreview);
  return (
    <BuilderContext value={props}>
      <div className={styles.builder} data-theme-builder="">
        <Actions state={state} />
        <div className={styles.columns}>
          <SettingsPanel settings={settings} onChange={state.change} />
          <section className={styles.preview} aria-label={preview}>
            <PreviewBoundary onRetry={() => setPreview(loadPreview)}>
              <Suspense fallback={<p role="status">{previewLoading}</p>}>
                <Preview settings={shown} />
              </Suspense>
            </PreviewBoundary>
          </section>
        </div>
        <div className={styles.texts}>
          <ExportPanel theme={state.theme} />
          <ImportPanel onImport={state.replace} />
        </div>
      </div>
    </BuilderContext>
  );
}
