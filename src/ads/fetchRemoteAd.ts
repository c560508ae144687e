import { adRules } from './adRules.ts';
import { readRemoteAd, type RemoteAd } from './remoteAd.ts';

interface FetchOptions {
  url: string;
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'body'>>;
  now: () => number;
  /** Ends a request that hangs. */
  timeout: () => AbortSignal;
}

/** In bytes. */
const longestAnswer = 200_000;

/** Asks until an answer holds an ad, ten times at most. Whatever goes wrong ends it without a word. */
export async function fetchRemoteAd(options: FetchOptions): Promise<RemoteAd | null> {
  const { url, fetch, now, timeout } = options;
  try {
    for (let attempt = 1; attempt <= adRules.remoteAttempts; attempt += 1) {
      const response = await fetch(url, { signal: timeout(), credentials: 'omit' });
      if (!response.ok) return null;
      const text = await readText(response.body, longestAnswer);
      if (text === undefined) return null;
      const ad = readRemoteAd(JSON.parse(text), now());
      if (ad) return ad;
    }
  } catch {
    // A missing ad isn't an error of the page.
  }
  return null;
}

/** Undefined: it is longer. The rest is not even read: it would fill the reader's memory. */
async function readText(body: Response['body'], longest: number): Promise<string | undefined> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > longest) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
