import styles from './CopyButton.module.css';
import { copiedMs } from './copiedMs.ts';

interface CopyButtonProps {
  strings: { copy: string; copied: string };
  className?: string;
  /** What is copied; without it, the visible code of the block around the button. */
  text?: string;
  /** For readers of this language alone. */
  variant?: 'TS' | 'JS' | undefined;
  ms?: (typeof copiedMs)[keyof typeof copiedMs];
}

export function CopyButton(props: CopyButtonProps) {
  const { strings, className, text = '', variant, ms = copiedMs.codeBlock } = props;
  return (
    <button
      type="button"
      className={className}
      data-copy={text}
      data-copied-ms={ms}
      data-variant={variant}
    >
      <span className={styles.copy}>{strings.copy}</span>
      <span className={styles.copied}>{strings.copied}</span>
    </button>
  );
}
