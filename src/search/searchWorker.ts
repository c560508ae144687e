import { startSearchWorker } from './startSearchWorker.ts';
import type { ToWorker } from './protocol.ts';

startSearchWorker({
  post: (message) => self.postMessage(message),
  listen: (receive) =>
    self.addEventListener('message', (event: MessageEvent<ToWorker>) => receive(event.data)),
  now: () => performance.now(),
  pause: (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms)),
  fetchJson: async (path) => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as unknown;
  },
});
