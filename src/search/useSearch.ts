import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import type { PageKind } from './entries.ts';
import { searchClient } from './sharedClient.ts';

/** More than this nobody reads, and each costs time at every key. */
const shownResults = 24;

export type KindFilter = PageKind | 'demo';

/** The state of one search box: words, filters, and what the index answers. */
export function useSearch(initialQuery: string, product: string) {
  const [client] = useState(searchClient);
  const [query, setQuery] = useState(initialQuery);
  const [products, setProducts] = useState<string[]>([]);
  const [kinds, setKinds] = useState<KindFilter[]>([]);
  const state = useSyncExternalStore(client.subscribe, client.get, client.get);
  // Typing goes first; a long list of results is painted when there is time.
  const shown = useDeferredValue(state);

  useEffect(() => client.load(product), [client, product]);
  useEffect(() => {
    client.search({ query, product, products, kinds, limit: shownResults });
  }, [client, query, product, products, kinds]);

  const isCurrent = state.query?.query.trim() === query.trim();
  return {
    query,
    setQuery,
    products,
    setProducts,
    kinds,
    setKinds,
    answer: query.trim() === '' ? undefined : shown.answer,
    /** What the shown answer is for, and how long the engine took: figures for the benchmark. */
    answered: shown.query?.query,
    tookMs: shown.tookMs,
    isLoading: query.trim() !== '' && !isCurrent && !state.failed,
    isComplete: state.complete,
    hasFailed: state.failed,
    retry: () => client.load(product),
  };
}
