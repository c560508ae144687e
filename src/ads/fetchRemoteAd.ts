import { adRules } from './adRules.ts';
import { readRemoteAd, type RemoteAd } from './remoteAd.ts';

interface FetchOptions {
  url: string;
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'text'>>;
  now: () => number;
  /** Ends a request that hangs. */
  timeout: () => AbortSignal;
}

const longestAnswer = 200_000;

/** Asks until an answer holds an ad, ten times at most. Whatever goes wrong ends it without a word. */
export async function fetchRemoteAd(options: FetchOptions): Promise<RemoteAd | null> {
  const { url, fetch, now, timeout } = options;
  try {
    for (let attempt = 1; attempt <= adRules.remoteAttempts; attempt += 1) {
      const response = await fetch(url, { signal: timeout(), credentials: 'omit' });
      if (!response.ok) return null;
      const text = await response.text();
      if (text.length > longestAnswer) return null;
      const ad = readRemoteAd(JSON.parse(text), now());
      if (ad) return ad;
    }
  } catch {
    // An ad that cannot be had is no error of the page.
  }
  return null;
}
