import { useEffect, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { DemoRuntime } from '../../demos/run/index.runtime.ts';
import { CopyButton } from '../../ui/index.ui.ts';
import { ControlField } from './ControlField.tsx';
import type { ControlsProps } from './Controls.tsx';
import {
  controlsSearch,
  jsxLines,
  parseControls,
  type Control,
  type ControlValue,
  type ControlValues,
} from './controls.ts';
import { jsxHtml } from './jsxHtml.ts';
import { loadExample, type LoadedExample } from './loadExample.ts';
import { ExampleBoundary } from './ExampleBoundary.tsx';
import styles from './PropWorkbench.module.css';

function withValue(
  values: ControlValues,
  name: string,
  value: ControlValue | undefined,
): ControlValues {
  const others = Object.entries(values).filter(([key]) => key !== name);
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
}

/** Choices and values first: they show the most, and switches look alike. */
function inOrder(controls: readonly Control[]): Control[] {
  const isSwitch = ({ kind }: Control) => kind === 'boolean';
  return [...controls.filter((each) => !isSwitch(each)), ...controls.filter(isSwitch)];
}

/** Controls beside the running component, and the code for it; the address carries what was set. */
export function PropWorkbench({ name, controls, licensed }: ControlsProps) {
  const { strings } = useDocsConfig();
  const { api, demo, codeBlock } = strings;
  const [values, setValues] = useState<ControlValues>(() =>
    parseControls(location.search, controls),
  );
  const [loaded, setLoaded] = useState<LoadedExample>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    loadExample(name, licensed).then(setLoaded, (error: unknown) => setFailure(String(error)));
  }, [name, licensed]);

  function change(next: ControlValues) {
    setValues(next);
    const url = `${location.pathname}${controlsSearch(next, location.search)}#playground`;
    history.replaceState(history.state, '', url);
  }

  const lines = jsxLines(name, loaded?.example.code ?? {}, values, loaded?.example.children);
  const Provider = loaded?.Provider;
  const content = loaded && (
    // Some props are read once: a fresh mount shows each of them.
    <ExampleBoundary key={JSON.stringify(values)} title={demo.failedTitle}>
      {loaded.example.render(values)}
    </ExampleBoundary>
  );
  return (
    <div className={styles.workbench}>
      <div className={styles.halves} data-wide={loaded?.example.isWide ? '' : undefined}>
        <div className={styles.preview} role="group" aria-label={api.controlsPreview} data-stage>
          {failure && <p>{demo.loadFailedTitle}</p>}
          {!loaded && !failure && <p className={styles.loading}>{demo.loading}</p>}
          {content && (
            <DemoRuntime styling="system">
              {Provider ? <Provider>{content}</Provider> : content}
            </DemoRuntime>
          )}
        </div>
        <div className={styles.panel} role="group" aria-label={api.controlsLabel} tabIndex={0}>
          {inOrder(controls).map((control) => (
            <ControlField
              key={control.name}
              control={control}
              value={values[control.name]}
              unset={api.controlsUnset}
              onChange={(value) => change(withValue(values, control.name, value))}
            />
          ))}
        </div>
      </div>
      <div className={styles.code} data-code-block>
        <pre
          className={`${styles.pre} code`}
          tabIndex={0}
          aria-label={api.controlsCode}
          role="group"
        >
          <code dangerouslySetInnerHTML={{ __html: jsxHtml(lines.join('\n')) }} />
        </pre>
        <div className={styles.actions}>
          <CopyButton className={styles.action} strings={codeBlock} />
          <button type="button" className={styles.action} onClick={() => change({})}>
            {api.controlsReset}
          </button>
        </div>
      </div>
    </div>
  );
}
