import { serverStrings } from '../../language/index.server.ts';
import { feedbackWay } from '../feedbackWay.ts';
import styles from './SectionFeedback.module.css';

/** Beside a heading. `id`: of the heading. */
export function SectionFeedback({ id }: { id: string }) {
  const { feedback } = serverStrings();
  const way = feedbackWay(id);
  if (!way) return null;
  return way === 'form' ? (
    <button
      type="button"
      className={styles.section}
      data-feedback=""
      aria-label={feedback.section}
    />
  ) : (
    <a className={styles.section} href={way.issue} aria-label={feedback.reportSection} />
  );
}
