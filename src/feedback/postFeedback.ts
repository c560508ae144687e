import { feedbackLimits, type FeedbackEntry } from './entry.ts';

/**
 * `offline`: this device has no connection. `failed`: no answer in time, an error of the server, or an answer that does
 * not confirm the entry. `refused`: the server will never take it.
 */
export type PostResult = 'sent' | 'offline' | 'failed' | 'refused';

export interface FeedbackNetwork {
  url: string;
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;
  /** A signal that aborts after so many milliseconds. */
  timeout: (ms: number) => AbortSignal;
  isOnline: () => boolean;
}

/** Only `{ "received": "<id>" }` counts as sent: a captive portal answers 200 to everything. */
export async function postFeedback(
  entry: FeedbackEntry,
  { url, fetch, timeout, isOnline }: FeedbackNetwork,
): Promise<PostResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: timeout(feedbackLimits.timeoutMs),
    });
    if (!response.ok) return isFinal(response.status) ? 'refused' : 'failed';
    const answer = (await response.json()) as { received?: unknown } | null;
    return answer?.received === entry.id ? 'sent' : 'failed';
  } catch {
    return isOnline() ? 'failed' : 'offline';
  }
}

/** The entry itself is wrong; too many requests and timeouts pass. */
const isFinal = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;
