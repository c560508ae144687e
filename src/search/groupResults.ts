import type { PageKind } from './entries.ts';

/** A result, or what will be one. */
interface OnPage {
  path: string;
  pageTitle: string;
  trail: string[];
  pageKind: PageKind;
}

export interface ResultGroup<T extends OnPage> {
  path: string;
  title: string;
  trail: string[];
  pageKind: PageKind;
  results: T[];
  /** Place of its first result among all that are shown. */
  first: number;
}

/** Results by page, in the order of each page's best one. */
export function groupResults<T extends OnPage>(
  results: readonly T[],
  perPage = 3,
): ResultGroup<T>[] {
  const groups = new Map<string, ResultGroup<T>>();
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

/** The groups that have the first `count` results: as much as is seen without scrolling. */
export function firstGroups<T extends OnPage>(
  groups: readonly ResultGroup<T>[],
  count: number,
): ResultGroup<T>[] {
  return groups.filter(({ first }) => first < count);
}

export function firstOf<T extends OnPage>(groups: readonly ResultGroup<T>[], count: number): T[] {
  return firstGroups(groups, count).flatMap(({ results }) => results);
}
