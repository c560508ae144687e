import { createEngine } from './engine/createEngine.ts';
import type { NamesShard, TextsShard } from './engine/shards.ts';
import { namesFile, searchProducts, textsFile } from './paths.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

interface WorkerPort {
  post: (message: FromWorker) => void;
  listen: (receive: (message: ToWorker) => void) => void;
  fetchJson: (path: string) => Promise<unknown>;
  now: () => number;
  /** Lets waiting messages in: a keystroke goes before the rest of the index. */
  pause: () => Promise<void>;
}

/** Texts that are indexed without a pause. */
const slice = 120;

/** The index and its loading, away from the page's thread. */
export function startWorker({ post, listen, fetchJson, now, pause }: WorkerPort): void {
  const engine = createEngine();
  const loaded = new Set<string>();
  let loading: Promise<void> | undefined;
  let last: Extract<ToWorker, { type: 'search' }> | undefined;

  function answer(): void {
    if (!last) return;
    const started = now();
    const found = engine.search(last.query);
    post({ type: 'answer', turn: last.turn, answer: found, tookMs: now() - started });
  }

  async function addTexts({ product, texts }: TextsShard): Promise<void> {
    for (let from = 0; from < texts.length; from += slice) {
      engine.addTexts({ product, from, texts: texts.slice(from, from + slice) });
      await pause();
    }
  }

  async function once(path: string, add: (shard: unknown) => void | Promise<void>): Promise<void> {
    if (loaded.has(path)) return;
    try {
      await add(await fetchJson(path));
      loaded.add(path);
    } catch {
      post({ type: 'failed', file: path });
    }
  }

  /** Names of the current product, its texts, then the other products in the same order. */
  async function load(product: string): Promise<void> {
    const order = [product, ...searchProducts.filter((other) => other !== product)];
    const steps = [
      ...order.map(
        (each) => [namesFile(each), (s: unknown) => engine.addNames(s as NamesShard)] as const,
      ),
      ...order.map((each) => [textsFile(each), (s: unknown) => addTexts(s as TextsShard)] as const),
    ];
    for (const [path, add] of steps) {
      await once(path, add);
      answer();
      post({ type: 'grown', complete: loaded.size === steps.length });
    }
  }

  listen((message) => {
    if (message.type === 'search') {
      last = message;
      if (loaded.size > 0) answer();
      return;
    }
    // What failed is tried again when the search is opened again.
    loading = (loading ?? Promise.resolve()).then(() => load(message.product));
  });
}
