import { storageSlot } from '../../storage/index.ts';
import { createDraft } from '../draft.ts';
import type { FeedbackEntry } from '../entry.ts';
import { createKeptFeedback } from '../keptFeedback.ts';
import { postFeedback } from '../postFeedback.ts';
import { sendFeedback, sendKept, type SendResult } from '../sendFeedback.ts';
import { createSendLimit } from '../sendLimit.ts';

const local = () => localStorage;
const kept = createKeptFeedback(local, Date.now);
const limit = createSendLimit(storageSlot('docs-feedback-times', local), Date.now);
const post = (url: string) => (entry: FeedbackEntry) =>
  postFeedback(entry, {
    url,
    fetch: (address, init) => fetch(address, init),
    timeout: (ms) => AbortSignal.timeout(ms),
    isOnline: () => navigator.onLine,
  });

export const draft = createDraft(storageSlot('docs-feedback-draft', () => sessionStorage));

export function send(entry: FeedbackEntry, url: string): Promise<SendResult> {
  return sendFeedback(entry, { post: post(url), kept, limit });
}

export function sendAllKept(url: string): Promise<void> {
  return sendKept({ post: post(url), kept });
}
