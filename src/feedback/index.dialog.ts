/** Loaded when a reader gives feedback, or when some waits to be sent. */
export { sendAllKept } from './ui/browserSender.ts';
export { FeedbackDialog } from './ui/FeedbackDialog.tsx';
