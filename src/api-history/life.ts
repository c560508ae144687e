import type { ReleaseMember } from './extract/release.ts';
import type { Change, Life } from './history.ts';

/** The release lines, oldest first, and when a package was published. */
export interface Timeline {
  lines: readonly string[];
  /** The first line at or after another with a release of the package; the major alone if its first releases are missing. */
  published: (packageName: string, line: string) => string;
}

/** One state a line; undefined: the line doesn't have it. */
export type States = readonly (ReleaseMember | undefined)[];

/** What happened to a name over the lines. */
export function lifeOfStates({ lines, published }: Timeline, states: States): Life {
  const spans = spansOf(states);
  const lineAt = (index: number) => lines[index] ?? '';
  const begin = (index: number) => published(states[index]?.package ?? '', lineAt(index));
  const [from, to] = spans.at(-1) ?? [0, 0];
  const life: Life = { since: begin(from) };
  const deprecated = deprecatedFrom(states, from, to);
  if (deprecated !== undefined) life.deprecated = begin(deprecated);
  if (to < states.length - 1) life.removed = lineAt(to + 1);
  const changed = changesOf(lines, states, from, to);
  if (changed.length > 0) life.changed = changed;
  if (spans.length > 1)
    life.earlier = spans.slice(0, -1).map(([start, end]) => [begin(start), lineAt(end + 1)]);
  return life;
}

/** Where it is there without a gap: first and last index. */
function spansOf(states: States): [number, number][] {
  const spans: [number, number][] = [];
  for (const [index, state] of states.entries()) {
    if (!state) continue;
    const last = spans.at(-1);
    if (last && last[1] === index - 1) last[1] = index;
    else spans.push([index, index]);
  }
  return spans;
}

/** Where the deprecation begins that lasts until the end. */
function deprecatedFrom(states: States, from: number, to: number): number | undefined {
  let start: number | undefined;
  for (let index = to; index >= from && states[index]?.deprecated; index -= 1) start = index;
  return start;
}

/** More than a reader compares; the whole type is on the API page. */
const longest = 160;

function changesOf(lines: readonly string[], states: States, from: number, to: number): Change[] {
  const changes: Change[] = [];
  for (let index = from + 1; index <= to; index += 1) {
    const before = states[index - 1];
    const now = states[index];
    if (!before || !now) continue;
    const change: Change = {
      in: lines[index] ?? '',
      ...(isOther(before.type, now.type) && { type: [short(before.type), short(now.type)] }),
      ...(before.default !== now.default && {
        default: [short(before.default ?? ''), short(now.default ?? '')],
      }),
    };
    if (change.type ?? change.default) changes.push(change);
  }
  return changes;
}

/** A type that cannot be read is not another one. */
function isOther(before: string, now: string): boolean {
  return before !== '' && now !== '' && before !== now;
}

function short(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
