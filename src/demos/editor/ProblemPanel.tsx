import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/index.ts';
import { problemText, type Problem } from './problem.ts';
import styles from './ProblemPanel.module.css';

interface ProblemPanelProps {
  problem: Problem | undefined;
  onShowLine: (line: number) => void;
}

/** At the lower end of what is seen of the editor, and read out when it changes. */
export function ProblemPanel({ problem, onShowLine }: ProblemPanelProps) {
  const { editor: strings } = useDocsConfig().strings;
  const line = problem?.line;
  return (
    <div role="status" className={styles.panel} data-problem={problem?.kind}>
      {problem && (
        <p className={styles.problem}>
          <span className={styles.sign} aria-hidden="true">
            ✕
          </span>
          {line !== undefined && (
            <button type="button" className={styles.line} onClick={() => onShowLine(line)}>
              {fill(strings.line, { line })}
            </button>
          )}
          <span className={styles.text}>{problemText(problem, strings)}</span>
        </p>
      )}
    </div>
  );
}
