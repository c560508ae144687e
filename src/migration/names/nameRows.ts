import {
  compareLines,
  diffLines,
  membersOf,
  whatIs,
  type ApiHistory,
  type DiffRow,
  type Named,
} from '../../api-history/index.ts';

/** A name of any release, and what became of it. */
export interface NameRow extends Named {
  /** The name in the last release; undefined: it has none. */
  today?: string;
}

/** Every name of a product, sorted. */
export function nameRows(history: ApiHistory): NameRow[] {
  const named = Object.entries(history.entries).flatMap(([name, entry]) => [
    { name, what: whatIs(entry), life: entry },
    ...membersOf(name, entry),
  ]);
  const byName = new Map(named.map((each) => [each.name, each]));
  return named
    .map(({ name, what, life }) => {
      const today = todayOf(name, byName);
      return { name, what, life, ...(today !== undefined && { today }) };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Follows renames, at most a few: a name that took another's place may have lost it too. */
function todayOf(name: string, byName: ReadonlyMap<string, Named>, steps = 5): string | undefined {
  const entry = byName.get(name);
  if (entry?.life.removed === undefined) {
    const owner = name.includes('.') ? byName.get(name.slice(0, name.indexOf('.'))) : undefined;
    return entry && owner?.life.removed === undefined ? name : undefined;
  }
  if (entry.life.renamed === undefined || steps === 0) return undefined;
  const owner = name.includes('.') ? name.slice(0, name.indexOf('.') + 1) : '';
  return todayOf(owner + entry.life.renamed, byName, steps - 1);
}

/** Whole words first: `rows` before `rowsLookup`. */
export function findNames<Row extends { name: string }>(
  rows: readonly Row[],
  query: string,
): Row[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = ({ name }: Row) => {
    const memberName = name.slice(name.indexOf('.') + 1).toLowerCase();
    if (memberName === words[0] || name.toLowerCase() === words[0]) return 0;
    return memberName.startsWith(words[0] ?? '') ? 1 : 2;
  };
  return rows
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .sort((one, other) => rank(one) - rank(other));
}

/** What differs from one release line to another, whichever is older. */
export function changesBetween(history: ApiHistory, from: string, to: string): DiffRow[] {
  const [before, after] = compareLines(from, to) <= 0 ? [from, to] : [to, from];
  return diffLines(history, before, after);
}
