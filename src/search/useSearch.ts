import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { searchClient } from 'virtual:search-client';
import type { Query } from './engine/createEngine.ts';
import type { PageKind } from './entries.ts';

/** Readers do not look at more results than this. */
const limit = 24;
/** The length of a line in the dialog: longer excerpts would be cut off. */
const excerptLength = 96;

/** Results that a dialog of this window's height shows without scrolling. */
const seenAtOnce = () => Math.max(4, Math.ceil((Math.min(innerHeight * 0.78, 760) - 195) / 80));

export type KindFilter = PageKind | 'demo';

interface Question {
  query: string;
  products: string[];
  kinds: KindFilter[];
}

/** A letter that is not answered so soon is shown without its answer: the status says that it is looked for. */
const slowMs = 100;

/** The state of one search box: words, filters, and what the index answers. */
export function useSearch(initialQuery: string, product: string) {
  const [client] = useState(searchClient);
  const [{ question, state }, setShown] = useState(() => {
    const first: Question = { query: initialQuery, products: [], kinds: [] };
    return { question: first, state: client.get() };
  });
  const latest = useRef(question);
  const expected = useRef<string>(undefined);
  const slow = useRef<ReturnType<typeof setTimeout>>(undefined);

  const actions = useMemo(() => {
    function show(): void {
      clearTimeout(slow.current);
      setShown({ question: latest.current, state: client.get() });
    }
    function ask(change: Partial<Question>): void {
      latest.current = { ...latest.current, ...change };
      // Before the letter is painted: the worker answers meanwhile.
      if (expected.current === undefined || expected.current !== change.query)
        client.search(toQuery(latest.current, product));
      expected.current = undefined;
    }
    function askAndShow(change: Partial<Question>): void {
      ask(change);
      show();
    }
    return {
      show,
      /** Words that the box is about to hold: the worker begins before the browser has put them in. */
      expect: (query: string) => {
        expected.current = query;
        client.search(toQuery({ ...latest.current, query }, product));
      },
      /** Words that the box holds by now: they are shown with their answer, in one go. */
      type: (query: string) => {
        ask({ query });
        if (query.trim() === '') return show();
        clearTimeout(slow.current);
        slow.current = setTimeout(show, slowMs);
      },
      setQuery: (query: string) => askAndShow({ query }),
      setProducts: (products: string[]) => askAndShow({ products }),
      setKinds: (kinds: KindFilter[]) => askAndShow({ kinds }),
      retry: () => client.load(product),
    };
  }, [client, product]);

  const { show } = actions;
  useEffect(() => {
    // At once, with the next frame; not within the change that has told of it.
    const unsubscribe = client.subscribe(() => queueMicrotask(() => flushSync(show)));
    client.load(product);
    client.search(toQuery(latest.current, product));
    return () => {
      unsubscribe();
      clearTimeout(slow.current);
    };
  }, [client, product, show]);

  const query = question.query.trim();
  const isCurrent = state.query?.query.trim() === query;
  return {
    ...question,
    ...actions,
    /** To the words before, while there are none. */
    answer: state.answer,
    /** They change when the typing pauses. */
    counts: state.counts,
    /** What the shown answer is for, and how long the engine took: figures for the benchmark. */
    answered: state.query?.query,
    tookMs: state.tookMs,
    isLoading: query !== '' && !isCurrent && !state.failed,
    /** What is drawn answers the words that the box holds by now, not only those drawn with it. */
    isAnswered: () => isFor(state.query, latest.current),
    /** More of the index may still put another result first. */
    isGrowing: !state.hasNames && !state.failed,
    isComplete: state.complete,
    hasFailed: state.failed,
  };
}

function toQuery(question: Question, product: string): Query {
  return { ...question, product, limit, excerptLength, first: seenAtOnce() };
}

function isFor(asked: Query | undefined, { query, products, kinds }: Question): boolean {
  const isFiltered = asked?.products === products && asked.kinds === kinds;
  return isFiltered && asked.query.trim() === query.trim();
}
