import type { SearchPage } from '../entries.ts';
import type { IndexedEntry, NamesShard } from './shards.ts';

/** What each release line added, as places in the list of entries. */
export function sinceOf(pages: readonly SearchPage[]): Pick<NamesShard, 'since'> {
  const since: Record<string, number[]> = {};
  const last: Record<string, number> = {};
  for (const [place, entry] of pages.flatMap((page) => page.entries).entries()) {
    if (entry.since === undefined) continue;
    (since[entry.since] ??= []).push(place - (last[entry.since] ?? 0));
    last[entry.since] = place;
  }
  return Object.keys(since).length > 0 ? { since } : {};
}

/** `new in 8.5`, `since v8`: the release line or the major that is asked for. */
export function askedLine(query: string): string | undefined {
  return /^\s*(?:what.?s\s+)?(?:new|added|since)\s+(?:(?:in|since|with)\s+)?(?:version\s+|v)?(\d+(?:\.\d+)?)\.?\s*$/i.exec(
    query,
  )?.[1];
}

/** Remembers which entries are new in which release. */
export function createNews() {
  const byLine = new Map<string, IndexedEntry[]>();
  return {
    add({ since = {} }: NamesShard, entries: readonly IndexedEntry[]): void {
      for (const [line, steps] of Object.entries(since)) {
        let place = 0;
        const lineEntries = steps.flatMap((step) => entries[(place += step)] ?? []);
        byLine.set(line, [...(byLine.get(line) ?? []), ...lineEntries]);
      }
    },
    /** Of a line, or of all lines of a major, the newest first. */
    of(asked: string): IndexedEntry[] {
      const lines = [...byLine.keys()].filter(
        (line) => line === asked || line.startsWith(`${asked}.`),
      );
      const minor = (line: string) => Number(line.split('.')[1] ?? 0);
      return lines
        .sort((one, other) => minor(other) - minor(one))
        .flatMap((line) => byLine.get(line) ?? []);
    },
  };
}
