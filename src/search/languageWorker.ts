import { localizePath } from '../language/index.ts';
import { toAddress } from '../links/index.ts';
import { engineFor } from './languageEngines.ts';
import type { ToWorker } from './protocol.ts';
import { startSearchWorker } from './startSearchWorker.ts';

type Receive = (message: ToWorker) => void;

/** Of a language other than English: its name is the worker's. */
const language = self.name;
const early: ToWorker[] = [];
let receive: Receive = (message) => early.push(message);
self.addEventListener('message', (event: MessageEvent<ToWorker>) => receive(event.data));

void engineFor(language).then((engine) =>
  startSearchWorker({
    engine,
    post: (message) => self.postMessage(message),
    listen: (next) => {
      receive = next;
      early.forEach(next);
    },
    now: () => performance.now(),
    pause: (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms)),
    fetchJson: async (path) => {
      const response = await fetch(toAddress(localizePath(path, language)));
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return (await response.json()) as unknown;
    },
  }),
);
