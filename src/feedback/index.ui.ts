/** Components and hooks, with their stylesheets: not for Node. */
export { FeedbackTools } from './ui/FeedbackTools.tsx';
export { PageFeedback } from './ui/PageFeedback.tsx';
export { SectionFeedback } from './ui/SectionFeedback.tsx';
