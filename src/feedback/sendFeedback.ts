import type { FeedbackEntry } from './entry.ts';
import type { KeptFeedback } from './keptFeedback.ts';
import type { PostResult } from './postFeedback.ts';
import type { SendLimit } from './sendLimit.ts';

/** `keptOffline` and `keptFailed`: it waits in this browser. `notKept`: nothing took it, so the form has it. */
export type SendResult = 'sent' | 'tooMany' | 'refused' | 'keptOffline' | 'keptFailed' | 'notKept';

interface FeedbackSender {
  post: (entry: FeedbackEntry) => Promise<PostResult>;
  kept: KeptFeedback;
  limit: SendLimit;
}

/** After a press on Send. */
export async function sendFeedback(
  entry: FeedbackEntry,
  { post, kept, limit }: FeedbackSender,
): Promise<SendResult> {
  if (!limit.take()) return 'tooMany';
  // Kept first: a tab that is closed while a slow server thinks loses nothing.
  const isKept = kept.add(entry);
  const result = await post(entry);
  if (result === 'sent' || result === 'refused') {
    kept.remove(entry.id);
    return result;
  }
  if (!isKept) return 'notKept';
  return result === 'offline' ? 'keptOffline' : 'keptFailed';
}

/** Sends what an earlier press has left, one after the other; a server that fails is left alone. */
export async function sendKept({ post, kept }: Omit<FeedbackSender, 'limit'>): Promise<void> {
  for (const entry of kept.list()) {
    const result = await post(entry);
    if (result === 'offline' || result === 'failed') return;
    // What is refused stays until it is too old: the server may be fixed by then.
    if (result === 'sent') kept.remove(entry.id);
  }
}
