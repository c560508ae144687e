import type { SearchEngine } from './engine/createEngine.ts';
import type { NamesShard, TextsShard } from './engine/shards.ts';
import { namesFile, searchProducts, textsFile } from './paths.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

interface WorkerPort {
  engine: SearchEngine;
  post: (message: FromWorker) => void;
  listen: (receive: (message: ToWorker) => void) => void;
  fetchJson: (path: string) => Promise<unknown>;
  now: () => number;
  /** Lets waiting messages in: a keystroke goes before the rest of the index. */
  pause: (ms?: number) => Promise<void>;
}

/** A reader who types on reads neither counts nor what lies below. */
const readingMs = 250;

/** Texts that are indexed without a pause. */
const slice = 120;

/** Searched once when the index is whole: code that has run before runs faster when a key is pressed. */
const rehearsal = [
  'r',
  'ro',
  'row',
  'row h',
  'sorting rows',
  'dte picker',
  'sortModel',
  'bar chart',
];

/** The index and its loading, away from the page's thread. */
export function startSearchWorker(port: WorkerPort): void {
  const { engine, post, listen, fetchJson, now, pause } = port;
  const loaded = new Set<string>();
  let loading: Promise<void> | undefined;
  let isRehearsed = false;
  let last: Extract<ToWorker, { type: 'search' }> | undefined;

  /** `first`: as much as is seen without scrolling; undefined: all of it. */
  function answer(first?: number): boolean {
    if (!last) return true;
    const started = now();
    const found = engine.search({ ...last.query, first });
    post({ type: 'answer', turn: last.turn, answer: found, tookMs: now() - started });
    return found.isWhole;
  }

  /** At every key what is seen; the rest when the typing pauses. */
  async function answerKey({ turn, query }: NonNullable<typeof last>): Promise<void> {
    if (answer(query.first)) return;
    await pause(readingMs);
    if (turn === last?.turn) answer();
  }

  async function addTexts({ product, texts }: TextsShard): Promise<void> {
    for (let from = 0; from < texts.length; from += slice) {
      engine.addTexts({ product, from, texts: texts.slice(from, from + slice) });
      await pause();
    }
  }

  /** Whether it has come by this call. */
  async function once(
    path: string,
    add: (shard: unknown) => void | Promise<void>,
  ): Promise<boolean> {
    if (loaded.has(path)) return false;
    try {
      await add(await fetchJson(path));
      loaded.add(path);
      return true;
    } catch {
      post({ type: 'failed', file: path });
      return false;
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
      if (!(await once(path, add))) continue;
      // All of it: a list that is being read does not get shorter.
      answer();
      post({
        type: 'grown',
        hasNames: order.every((each) => loaded.has(namesFile(each))),
        complete: loaded.size === steps.length,
      });
    }
    if (loaded.size === steps.length) await rehearse(product);
  }

  async function rehearse(product: string): Promise<void> {
    if (isRehearsed) return;
    isRehearsed = true;
    for (const query of rehearsal) {
      await pause();
      engine.search({ query, product });
    }
  }

  listen((message) => {
    if (message.type === 'search') {
      last = message;
      if (loaded.size > 0) void answerKey(message);
      return;
    }
    // What failed is tried again when the search is opened again.
    loading = (loading ?? Promise.resolve()).then(() => load(message.product));
  });
}
