import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/index.ts';
import { CopyButton } from '../../ui/index.ui.ts';
import { changedLines } from './changedLines.ts';
import type { CodemodResult } from './createRunner.ts';
import styles from './CodemodRunner.module.css';

interface CodemodOutputProps {
  shown: { source: string; result: CodemodResult } | undefined;
  /** The deadline. */
  seconds: number;
}

/** The changed code with its new lines marked, or what went wrong. */
export function CodemodOutput({ shown, seconds }: CodemodOutputProps) {
  const { codemods: texts, codeBlock } = useDocsConfig().strings;
  if (!shown) return null;
  const { source, result } = shown;
  switch (result.kind) {
    case 'done':
      return (
        <>
          <p role="status">{result.code === source ? texts.unchanged : texts.after}</p>
          <pre className={styles.output} data-codemod-result>
            <code>
              {changedLines(source, result.code).map(({ text, isNew }, index) => (
                <span key={index} className={isNew ? styles.added : undefined}>
                  {`${text}\n`}
                </span>
              ))}
            </code>
          </pre>
          <CopyButton className={styles.button} strings={codeBlock} text={result.code} />
        </>
      );
    case 'failed':
      return <p role="alert">{fill(texts.failed, { text: result.text })}</p>;
    case 'timeout':
      return <p role="alert">{fill(texts.timeout, { seconds: String(seconds) })}</p>;
    case 'not-loaded':
      return <p role="alert">{texts.notLoaded}</p>;
    case 'stopped':
      return null;
  }
}
