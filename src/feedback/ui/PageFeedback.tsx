import { serverStrings } from '../../language/index.server.ts';
import { feedbackWay } from '../feedbackWay.ts';
import styles from './PageFeedback.module.css';

/** At the end of a page: two buttons that open the form, or a link to an issue. */
export function PageFeedback() {
  const { feedback } = serverStrings();
  const way = feedbackWay();
  if (!way) return null;
  return (
    <p className={styles.feedback}>
      {way === 'form' ? (
        <>
          {feedback.pageQuestion}{' '}
          <button type="button" data-feedback="yes">
            {feedback.yes}
          </button>{' '}
          <button type="button" data-feedback="no">
            {feedback.no}
          </button>
        </>
      ) : (
        <a href={way.issue}>{feedback.reportPage}</a>
      )}
    </p>
  );
}
