import type { Answer, Query } from './engine/createEngine.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

export interface SearchState {
  answer?: Answer | undefined;
  /** The query that the answer is for. */
  query?: Query | undefined;
  /** Those of the last whole answer; before there is one, of the first. */
  counts?: Answer['counts'];
  /** The engine's own time for the answer. */
  tookMs?: number;
  /** The names of all products are in the index. */
  hasNames: boolean;
  complete: boolean;
  failed: boolean;
}

interface Port {
  postMessage: (message: ToWorker) => void;
  onMessage: (receive: (message: FromWorker) => void) => void;
}

/** The page's side: the newest question is the only one that counts. */
export function createSearchClient(port: Port) {
  let state: SearchState = { hasNames: false, complete: false, failed: false };
  let turn = 0;
  let asked: Query | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Partial<SearchState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  port.onMessage((message) => {
    if (message.type === 'failed') set({ failed: true });
    if (message.type === 'grown') {
      const { hasNames, complete } = message;
      if (hasNames !== state.hasNames || complete !== state.complete)
        set({ hasNames, complete, failed: !complete && state.failed });
    }
    if (message.type === 'answer' && message.turn === turn) {
      const { answer, tookMs } = message;
      const counts = answer.isWhole || !state.counts ? answer.counts : state.counts;
      set({ answer, query: asked, counts, tookMs });
    }
  });
  return {
    load(product: string): void {
      if (state.failed) set({ failed: false });
      port.postMessage({ type: 'load', product });
    },
    /** No words: what is still to come for other ones is not waited for, and the last answer stays. */
    search(query: Query): void {
      turn += 1;
      asked = query;
      if (query.query.trim() === '') return;
      port.postMessage({ type: 'search', turn, query });
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
  };
}

export type SearchClient = ReturnType<typeof createSearchClient>;
