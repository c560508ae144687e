import { serverStrings } from '../../language/index.server.ts';
import { feedbackWay } from '../feedbackWay.ts';

interface SectionFeedbackProps {
  /** Of the heading. */
  id: string;
  className: string;
}

/** Beside a heading, as its link is. */
export function SectionFeedback({ id, className }: SectionFeedbackProps) {
  const { feedback } = serverStrings();
  const way = feedbackWay(id);
  if (!way) return null;
  return way === 'form' ? (
    <button type="button" className={className} data-feedback="" aria-label={feedback.section} />
  ) : (
    <a className={className} href={way.issue} aria-label={feedback.reportSection} />
  );
}
