import { ResetIcon } from './icons.tsx';
import styles from './DemoStage.module.css';

interface DemoFailureProps {
  title: string;
  /** The words of the button. */
  reset: string;
  error: Error;
  onReset: () => void;
}

/** In place of a demo that cannot go on. */
export function DemoFailure({ title, reset, error, onReset }: DemoFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.failureTitle}>{title}</p>
      <pre className={styles.message} dir="ltr">
        {error.message || error.name}
      </pre>
      <button type="button" className={styles.reset} onClick={onReset}>
        <ResetIcon />
        {reset}
      </button>
    </div>
  );
}
