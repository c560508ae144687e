import type { SearchEntry } from './entries.ts';

/** The entries of a translated page, which are found by their English names too. */
export function withEnglishNames(
  translated: readonly SearchEntry[],
  english: readonly SearchEntry[],
): SearchEntry[] {
  const names = new Map(english.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return translated.map((entry) => {
    const name = names.get(`${entry.kind} ${entry.id}`);
    if (name === undefined || name === entry.name) return entry;
    const words = name.toLowerCase().replaceAll(',', ' ');
    return { ...entry, keywords: [words, ...(entry.keywords ? [entry.keywords] : [])].join(', ') };
  });
}
