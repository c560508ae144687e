import { localizePath } from '../language/index.ts';
import { fromAddress, toAddress } from '../links/index.ts';
import workerUrl from './languageWorker.ts?worker&url';
import { createSearchClient, type SearchClient } from './searchClient.ts';
import type { FromWorker } from './protocol.ts';
import { searchClient as englishClient } from './sharedClient.ts';

const clients = new Map<string, SearchClient>();

/** Instead of `sharedClient.ts` in a site of several languages: one worker for each that a reader searches in. */
export function searchClient(): SearchClient {
  const { lang } = document.documentElement;
  if (lang === 'en') return englishClient();
  const known = clients.get(lang);
  if (known) return known;
  const worker = new Worker(addressOf(lang), { type: 'module', name: lang });
  const client = createSearchClient({
    postMessage: (message) => worker.postMessage(message),
    onMessage: (receive) =>
      worker.addEventListener('message', (event: MessageEvent<FromWorker>) => receive(event.data)),
  });
  clients.set(lang, client);
  return client;
}

/** The build has a copy in each language's folder: only there the language's service worker answers for it offline. */
function addressOf(language: string): string {
  if (import.meta.env.DEV) return workerUrl;
  const { pathname } = new URL(workerUrl, location.href);
  return toAddress(localizePath(fromAddress(pathname), language));
}
