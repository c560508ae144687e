import type { Result } from './engine/createEngine.ts';

export interface ResultGroup {
  path: string;
  title: string;
  trail: string[];
  pageKind: Result['pageKind'];
  results: Result[];
  /** Place of its first result among all that are shown. */
  first: number;
}

/** Results by page, in the order of each page's best one. */
export function groupResults(results: readonly Result[], perPage = 3): ResultGroup[] {
  const groups = new Map<string, ResultGroup>();
  for (const result of results) {
    const { path, pageTitle: title, trail, pageKind } = result;
    const group = groups.get(path) ?? { path, title, trail, pageKind, results: [], first: 0 };
    if (group.results.length < perPage) group.results.push(result);
    groups.set(path, group);
  }
  let first = 0;
  return [...groups.values()].map((group) => {
    const placed = { ...group, first };
    first += group.results.length;
    return placed;
  });
}
