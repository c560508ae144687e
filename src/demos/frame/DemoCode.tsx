import { useId, type ReactNode } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import type { ShownFile } from '../description.ts';
import { FileTabs } from './FileTabs.tsx';
import styles from './DemoCode.module.css';

interface DemoCodeProps {
  id: string;
  demo: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  fileNames: readonly string[];
  selected: number;
  onSelect: (index: number) => void;
  /** The shown file, when it is not the one in the static HTML. */
  file: ShownFile | undefined;
  failed: boolean;
  /** Rendered on the server. */
  previews: ReactNode;
  source: ReactNode;
  /** In place of the shown file while it is edited. */
  editor: ReactNode;
  /** The reader's own version of the shown file. */
  editedText: string | undefined;
}

/** The important lines while collapsed, the files when open; `<details>` works with scripts off. */
export function DemoCode(props: DemoCodeProps) {
  const { id, demo, open, fileNames, selected, file, failed, editor, editedText } = props;
  const { strings } = useDocsConfig();
  const panelId = useId();
  const hasTabs = fileNames.length > 1;
  return (
    <>
      {editedText === undefined && <div className={styles.previews}>{props.previews}</div>}
      <details
        id={id}
        className={styles.details}
        open={open}
        onToggle={(event) => props.onOpenChange(event.currentTarget.open)}
        data-demo-code
      >
        <summary className={styles.summary}>{strings.demo.showCode}</summary>
        {hasTabs && (
          <FileTabs
            demo={demo}
            names={fileNames}
            selected={selected}
            panelId={panelId}
            onSelect={props.onSelect}
          />
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
          {editor ?? <Source file={file} text={editedText} fallback={props.source} />}
        </div>
      </details>
    </>
  );
}

interface SourceProps {
  file: ShownFile | undefined;
  text: string | undefined;
  fallback: ReactNode;
}

function Source({ file, text, fallback }: SourceProps) {
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
