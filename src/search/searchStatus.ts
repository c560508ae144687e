import { fill, type SearchStrings } from '../language/index.ts';
import type { useSearch } from './useSearch.ts';

type Search = ReturnType<typeof useSearch>;

/** The whole index has nothing for the words, and no filter is the reason. */
export function isMissed(
  { answer, isLoading, isComplete, products, kinds }: Search,
  count: number,
) {
  const isFiltered = products.length + kinds.length > 0;
  return answer !== undefined && count === 0 && isComplete && !isLoading && !isFiltered;
}

/** What is announced while a reader types. */
export function statusOf(
  { query, answer, isLoading, isComplete }: Search,
  count: number,
  texts: SearchStrings,
): string {
  if (query.trim() === '') return '';
  if (!answer || (isLoading && count === 0)) return texts.loading;
  if (count === 0)
    return isComplete ? fill(texts.noResults, { query: query.trim() }) : texts.loading;
  const shown = String(count);
  if (answer.all > count) return fill(texts.bestResults, { count: shown, all: String(answer.all) });
  return fill(count === 1 ? texts.oneResult : texts.results, { count: shown });
}
