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
  const worker = new Worker(new URL('./languageWorker.ts', import.meta.url), {
    type: 'module',
    name: lang,
  });
  const client = createSearchClient({
    postMessage: (message) => worker.postMessage(message),
    onMessage: (receive) =>
      worker.addEventListener('message', (event: MessageEvent<FromWorker>) => receive(event.data)),
  });
  clients.set(lang, client);
  return client;
}
