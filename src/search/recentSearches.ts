import type { StoredValue } from '../storage/index.ts';

const kept = 6;
const longest = 80;

/** The last searches that led somewhere, newest first; a damaged list counts as none. */
export function createRecentSearches(slot: StoredValue) {
  function read(): string[] {
    try {
      const list: unknown = JSON.parse(slot.read() ?? '[]');
      if (!Array.isArray(list)) return [];
      return list
        .filter((item): item is string => typeof item === 'string' && item.trim() !== '')
        .map((item) => item.slice(0, longest))
        .slice(0, kept);
    } catch {
      return [];
    }
  }
  return {
    read,
    add(query: string): void {
      const trimmed = query.trim().slice(0, longest);
      if (trimmed === '') return;
      slot.write(
        JSON.stringify([trimmed, ...read().filter((item) => item !== trimmed)].slice(0, kept)),
      );
    },
    remove(query: string): void {
      slot.write(JSON.stringify(read().filter((item) => item !== query)));
    },
  };
}
