import { serverStrings } from '../language/index.server.ts';
import { CopyButton } from '../ui/index.ui.ts';
import { Code } from './CodeBlock.tsx';
import styles from './CodeBlock.module.css';

interface CodeDiffProps {
  /** What the old and the new code are called. */
  before: string;
  after: string;
  html: string;
  /** The new code alone: that is what Copy gives. */
  text: string;
  /** The same as JavaScript, when it differs. */
  htmlJs?: string;
  textJs?: string;
}

/** Old and new code as one block, line by line. */
export function CodeDiff({ before, after, html, text, htmlJs, textJs }: CodeDiffProps) {
  const label = `${before}, ${after}`;
  const strings = serverStrings().codeBlock;
  return (
    <div className={styles.block} data-diff data-code-block>
      <div className={styles.title}>
        <span className={styles.removed}>{`− ${before}`}</span>
        <span className={styles.added}>{`+ ${after}`}</span>
      </div>
      <Code html={html} label={label} variant={htmlJs ? 'TS' : undefined} />
      {htmlJs && <Code html={htmlJs} label={label} variant="JS" />}
      <CopyButton
        className={styles.copy}
        strings={strings}
        text={text}
        variant={textJs ? 'TS' : undefined}
      />
      {textJs && (
        <CopyButton className={styles.copy} strings={strings} text={textJs} variant="JS" />
      )}
    </div>
  );
}
