import type { ApiHistory, Life } from './history.ts';
import { isThere, membersOf, whatIs, type Named } from './lives.ts';
import { compareLines } from './registry/lines.ts';

export const diffKinds = ['removed', 'renamed', 'changed', 'added'] as const;
export type DiffKind = (typeof diffKinds)[number];

export interface DiffRow {
  kind: DiffKind;
  /** `DataGrid.pageSize` */
  name: string;
  /** `prop`, `slot`, `hook` … */
  what: string;
  /** The new name. */
  to?: string;
  /** Before and after. */
  type?: [string, string];
  default?: [string, string];
  /** The release line of an addition. */
  since?: string;
}

export interface MajorDiff {
  from: number;
  to: number;
  rows: DiffRow[];
}

/** What differs between the last releases of two majors. */
export function diffMajors(history: ApiHistory, from: number, to: number): MajorDiff | undefined {
  const before = lastLineOf(history, from);
  const after = lastLineOf(history, to);
  if (before === undefined || after === undefined) return undefined;
  return { from, to, rows: diffLines(history, before, after) };
}

/** What differs between two release lines; what came or went with its owner is left out. */
export function diffLines(history: ApiHistory, before: string, after: string): DiffRow[] {
  return Object.entries(history.entries).flatMap(([name, entry]) => {
    const entryRows = rowOf({ name, what: whatIs(entry), life: entry }, before, after);
    const stays = isThere(entry, before) && isThere(entry, after);
    const members = stays
      ? membersOf(name, entry).flatMap((each) => rowOf(each, before, after))
      : [];
    return [...entryRows, ...members].filter(
      (row) => row.kind !== 'removed' || !isInherited(row.name),
    );
  });
}

/**
 * What older typings declare themselves and newer ones take from Material UI, React or an inner package:
 * the type files no longer name it, the packages still have it.
 */
const inherited = [
  /^GridActionsCellItem\./,
  /^GridPagination\./,
  /^GridPanel\.className$/,
  /^MarkElement\.[xy]$/,
  /^use(?:FirstRender|RunOnce)$/,
];

function isInherited(name: string): boolean {
  return inherited.some((pattern) => pattern.test(name));
}

/** Every step from a major to the next. */
export function diffSteps(history: ApiHistory): MajorDiff[] {
  const majors = [...new Set(history.lines.map((line) => Number(line.split('.')[0])))];
  return majors.flatMap((major) => diffMajors(history, major, major + 1) ?? []);
}

function lastLineOf({ lines }: ApiHistory, major: number): string | undefined {
  return lines.findLast((line) => Number(line.split('.')[0]) === major);
}

function rowOf({ name, what, life }: Named, before: string, after: string): DiffRow[] {
  const was = isThere(life, before);
  const is = isThere(life, after);
  if (was && !is) {
    const isLast = life.removed !== undefined && isAfter(life.removed, before);
    return isLast && life.renamed !== undefined
      ? [{ kind: 'renamed', name, what, to: life.renamed }]
      : [{ kind: 'removed', name, what }];
  }
  if (!was && is) return [{ kind: 'added', name, what, since: addedIn(life, before) }];
  if (!was) return [];
  const changes = (life.changed ?? []).filter(
    (change) => isAfter(change.in, before) && compareLines(change.in, after) <= 0,
  );
  const type = ends(changes.flatMap((change) => (change.type ? [change.type] : [])));
  const fallback = ends(changes.flatMap((change) => (change.default ? [change.default] : [])));
  if (!type && !fallback) return [];
  return [
    { kind: 'changed', name, what, ...(type && { type }), ...(fallback && { default: fallback }) },
  ];
}

function addedIn({ since, earlier = [] }: Life, before: string): string {
  return [...earlier.map(([from]) => from), since].find((line) => isAfter(line, before)) ?? since;
}

function isAfter(line: string, other: string): boolean {
  return compareLines(line, other) > 0;
}

/** The first value and the last; undefined: they are the same. */
function ends(steps: readonly (readonly [string, string])[]): [string, string] | undefined {
  const [first] = steps[0] ?? [''];
  const last = steps.at(-1)?.[1] ?? '';
  return first === last ? undefined : [first, last];
}
