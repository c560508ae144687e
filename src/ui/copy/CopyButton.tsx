import styles from './CopyButton.module.css';
import { copiedMs } from './copiedMs.ts';

interface CopyButtonProps {
  strings: { copy: string; copied: string };
  className?: string;
  /** What is copied; without it, the visible code of the block around the button. */
  text?: string;
  ms?: (typeof copiedMs)[keyof typeof copiedMs];
}

export function CopyButton({ strings, className, text, ms = copiedMs.codeBlock }: CopyButtonProps) {
  return (
    <button type="button" className={className} data-copy={text ?? ''} data-copied-ms={ms}>
      <span className={styles.copy}>{strings.copy}</span>
      <span className={styles.copied}>{strings.copied}</span>
    </button>
  );
}
