import type { ReleaseApi, ReleaseEntry, ReleaseMember, ReleaseMembers } from './extract/release.ts';
import {
  memberGroups,
  type ApiHistory,
  type HistoryEntry,
  type HistoryMembers,
  type Life,
  type MemberGroup,
} from './history.ts';
import { lifeOfStates, type Timeline } from './life.ts';
import { withNative } from './native.ts';
import { timelineOf } from './timeline.ts';

/** The API of each release line, oldest first. */
export type Releases = readonly { line: string; api: ReleaseApi }[];

/** What happened to every name, from the API of each release line. */
export function mergeReleases(
  head: Pick<ApiHistory, 'product' | 'versions'>,
  releases: Releases,
): ApiHistory {
  const names = [...new Set(releases.flatMap(({ api }) => [...api.keys()]))].sort();
  const timeline = timelineOf(
    releases.map(({ line }) => line),
    head.versions,
  );
  const entries = names.map((name): [string, HistoryEntry] => [
    name,
    entryHistory(
      timeline,
      releases.map(({ api }) => api.get(name)),
    ),
  ]);
  return {
    ...head,
    lines: [...timeline.lines],
    entries: withoutRepeated(Object.fromEntries(entries)),
  };
}

/** `DataGridProps` has the members of `DataGrid`: they are kept once. */
function withoutRepeated(entries: Record<string, HistoryEntry>): ApiHistory['entries'] {
  const isProps = (name: string) =>
    name.endsWith('Props') && entries[name.slice(0, -'Props'.length)]?.kind === 'component';
  return Object.fromEntries(
    Object.entries(entries).map(([name, { members, ...entry }]) => [
      name,
      members && !isProps(name) ? { ...entry, members } : entry,
    ]),
  );
}

function entryHistory(
  timeline: Timeline,
  states: readonly (ReleaseEntry | undefined)[],
): HistoryEntry {
  const last = states.findLast((state) => state !== undefined);
  if (!last) throw new Error('A name without a release has no history.');
  const life = lifeOfStates(
    timeline,
    states.map((state) => state && ownState(state)),
  );
  const groups = memberGroups.flatMap((group) => {
    const known = knownMembers(states, group);
    const members = membersHistory(
      timeline,
      group === 'members' ? withNative(states, known) : known,
    );
    return Object.keys(members).length > 0 ? [[group, members] as const] : [];
  });
  return { kind: last.kind, ...life, ...Object.fromEntries(groups) };
}

/** The members on each line. What cannot be listed any more has not been removed. */
function knownMembers(
  states: readonly (ReleaseEntry | undefined)[],
  group: MemberGroup,
): (ReleaseMembers | undefined)[] {
  const known: (ReleaseMembers | undefined)[] = [];
  for (const state of states) {
    const members = state?.[group];
    const isEmpty = !members || Object.keys(members).length === 0;
    const before = state?.open ? known.at(-1) : undefined;
    known.push(isEmpty ? before : { ...before, ...members });
  }
  return known;
}

function ownState({ package: from, type = '', deprecated }: ReleaseEntry): ReleaseMember {
  return { package: from, type, ...(deprecated && { deprecated }) };
}

function membersHistory(
  timeline: Timeline,
  states: readonly (ReleaseMembers | undefined)[],
): HistoryMembers {
  const names = [...new Set(states.flatMap((state) => Object.keys(state ?? {})))].sort();
  // Members that were removed with their owner are not listed separately.
  const lived = states.slice(0, states.findLastIndex((state) => state !== undefined) + 1);
  const lives = names.map((name): [string, Life] => [
    name,
    lifeOfStates(
      timeline,
      lived.map((state) => memberOf(state, name)),
    ),
  ]);
  for (const [name, life] of lives) {
    const at = life.removed === undefined ? -1 : timeline.lines.indexOf(life.removed);
    const renamed = at > 0 ? renameOf(name, states[at - 1], states[at]) : undefined;
    if (renamed !== undefined) life.renamed = renamed;
  }
  return Object.fromEntries(
    lives.map(([name, life]) => [name, Object.keys(life).length === 1 ? life.since : life]),
  );
}

/** Names such as `constructor` are names like others. */
function memberOf(members: ReleaseMembers | undefined, name: string): ReleaseMember | undefined {
  return members && Object.hasOwn(members, name) ? members[name] : undefined;
}

/** Types that are too common to identify a member. */
const common =
  /^(?:boolean|string|number|any|void|null|ReactNode|Element|\(\) => void|ElementType|SxProps<Theme>|object|)$/;

/** The one name that came with the same type when another went. */
function renameOf(
  name: string,
  before: ReleaseMembers | undefined,
  after: ReleaseMembers | undefined,
): string | undefined {
  const gone = memberOf(before, name);
  if (!gone || common.test(gone.type)) return undefined;
  const same = Object.entries(after ?? {}).filter(
    ([other, { type }]) => type === gone.type && !memberOf(before, other),
  );
  const rivals = Object.entries(before ?? {}).filter(
    ([other, { type }]) => type === gone.type && !memberOf(after, other),
  );
  return same.length === 1 && rivals.length === 1 ? same[0]?.[0] : undefined;
}
