import { createSearchClient, type SearchClient } from './searchClient.ts';
import type { FromWorker } from './protocol.ts';

let shared: SearchClient | undefined;

/** One worker for the dialog, the search page and the 404 page. */
export function searchClient(): SearchClient {
  if (!shared) {
    const worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
    shared = createSearchClient({
      postMessage: (message) => worker.postMessage(message),
      onMessage: (receive) =>
        worker.addEventListener('message', (event: MessageEvent<FromWorker>) =>
          receive(event.data),
        ),
    });
  }
  return shared;
}
