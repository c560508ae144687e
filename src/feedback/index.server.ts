/** What other rooms use in the graph of server components. */
export { setFeedbackPage } from './feedbackWay.ts';
