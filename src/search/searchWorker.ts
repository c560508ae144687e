import { toAddress } from '../links/index.ts';
import { createEngine } from './engine/createEngine.ts';
import { startSearchWorker } from './startSearchWorker.ts';
import type { ToWorker } from './protocol.ts';

startSearchWorker({
  engine: createEngine(),
  post: (message) => self.postMessage(message),
  listen: (receive) =>
    self.addEventListener('message', (event: MessageEvent<ToWorker>) => receive(event.data)),
  now: () => performance.now(),
  pause: (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms)),
  fetchJson: async (path) => {
    const response = await fetch(toAddress(path));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as unknown;
  },
});
