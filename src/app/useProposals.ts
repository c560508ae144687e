import { useEffect, useState } from 'react';
import type { PageName } from '../links/index.ts';
import { productOf } from '../navigation/index.ts';

const most = 5;

/** The pages that the search finds for the words of a missing path; undefined: not yet, or not at all. */
export function useProposals(path: string, words: string): PageName[] | undefined {
  const [pages, setPages] = useState<PageName[]>();
  useEffect(() => {
    if (words === '') return;
    let leave = () => {};
    let gone = false;
    void import('../search/index.client.ts').then(({ searchClient }) => {
      if (gone) return;
      const client = searchClient();
      const product = productOf(path).productId ?? 'introduction';
      const read = () => {
        const { answer, query } = client.get();
        if (!answer || query?.query !== words) return;
        const byPath = new Map(
          answer.results.map(({ path: resultPath, pageTitle: title }) => [
            resultPath,
            { path: resultPath, title },
          ]),
        );
        setPages([...byPath.values()].slice(0, most));
      };
      const unsubscribe = client.subscribe(read);
      leave = () => void unsubscribe();
      client.load(product);
      client.search({ query: words, product });
    });
    return () => {
      gone = true;
      leave();
    };
  }, [path, words]);
  return pages;
}
