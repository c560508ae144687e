import type { ReactNode } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import type { ShownFile } from '../source/index.ts';
import { FileTabs } from './FileTabs.tsx';
import { demoEvent } from './Toolbar.tsx';
import styles from './DemoCode.module.css';

interface DemoCodeProps {
  id: string;
  demo: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  fileNames: readonly string[];
  selected: number;
  onSelect: (index: number) => void;
  allCopied: boolean;
  onCopyAll: () => void;
  failed: boolean;
  /** What shows while the code is collapsed. */
  previews: ReactNode;
  /** The shown file, or its editor. */
  children: ReactNode;
}

/** The important lines while collapsed, the files when open; `<details>` works with scripts off. */
export function DemoCode(props: DemoCodeProps) {
  const { id, demo, open, fileNames, selected, failed, previews } = props;
  const { strings } = useDocsConfig();
  const panelId = `${demo}-files`;
  const hasTabs = fileNames.length > 1;
  return (
    <div className={styles.code}>
      <details
        id={id}
        className={styles.details}
        aria-label={strings.demo.source}
        open={open}
        onToggle={(event) => props.onOpenChange(event.currentTarget.open)}
        data-demo-code
      >
        <summary className={styles.summary}>{strings.demo.showCode}</summary>
        {hasTabs && (
          <div className={styles.files}>
            <FileTabs
              demo={demo}
              names={fileNames}
              selected={selected}
              panelId={panelId}
              onSelect={props.onSelect}
            />
            <button
              type="button"
              className={styles.copyAll}
              onClick={props.onCopyAll}
              {...demoEvent('copy-all', demo)}
            >
              {props.allCopied ? strings.demo.copied : strings.demo.copyAll}
            </button>
          </div>
        )}
        <div
          id={panelId}
          role={hasTabs ? 'tabpanel' : undefined}
          aria-label={hasTabs ? fileNames[selected] : undefined}
        >
          {failed && (
            <p className={styles.failed} role="alert">
              {strings.demo.codeFailed}
            </p>
          )}
          {props.children}
        </div>
      </details>
      {previews && <div className={styles.previews}>{previews}</div>}
    </div>
  );
}

interface SourceProps {
  /** Undefined: the file that the static HTML holds. */
  file: ShownFile | undefined;
  /** The reader's version of it. */
  text: string | undefined;
  fallback: ReactNode;
}

export function Source({ file, text, fallback }: SourceProps) {
  if (!file) return fallback;
  return (
    <pre className={`${styles.pre} code`} tabIndex={0} role="group" aria-label={file.name}>
      {text === undefined ? (
        <code key="source" dangerouslySetInnerHTML={{ __html: file.html }} />
      ) : (
        <code key="edit">{text}</code>
      )}
    </pre>
  );
}
