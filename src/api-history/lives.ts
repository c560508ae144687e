import {
  lifeOf,
  memberGroups,
  type ApiHistory,
  type HistoryEntry,
  type Life,
  type MemberGroup,
} from './history.ts';
import { compareLines } from './registry/lines.ts';

/** A name of the history: an export, or a member of one. */
export interface Named {
  /** `DataGrid` or `DataGrid.rows`. */
  name: string;
  what: string;
  life: Life;
}

export function whatIs({ kind }: HistoryEntry, group?: MemberGroup, owner = ''): string {
  if (group === 'slots') return 'slot';
  if (group === 'classes') return 'class';
  if (group === undefined) return kind === 'value' ? 'export' : kind;
  if (owner === 'GridEventLookup') return 'event';
  return kind === 'component' ? 'prop' : 'member';
}

/** Every member of an export. */
export function membersOf(owner: string, entry: HistoryEntry): (Named & { member: string })[] {
  return memberGroups.flatMap((group) =>
    Object.entries(entry[group] ?? {}).map(([member, life]) => ({
      name: `${owner}.${member}`,
      member,
      what: whatIs(entry, group, owner),
      life: lifeOf(life),
    })),
  );
}

export function isThere({ since, removed, earlier = [] }: Life, line: string): boolean {
  const spans: (readonly [string, string | undefined])[] = [...earlier, [since, removed]];
  return spans.some(
    ([from, until]) =>
      compareLines(from, line) <= 0 && (until === undefined || compareLines(line, until) < 0),
  );
}

/** The history of a name in sentences, for readers of Markdown; none: nothing is called that. */
export function tellName(history: ApiHistory, asked: string, most = 20): string[] {
  const [first = '', second] = asked.replace(/[<>`\s]/g, '').split('.');
  const entry = Object.hasOwn(history.entries, first) ? history.entries[first] : undefined;
  if (entry && second === undefined)
    return [tell({ name: first, what: whatIs(entry), life: entry })];
  const owners = Object.entries(history.entries).filter(
    ([owner]) => second === undefined || owner === first,
  );
  const named = owners.flatMap(([owner, each]) =>
    membersOf(owner, each).filter(({ member }) => member === (second ?? first)),
  );
  const rest = named.length - most;
  return [
    ...named.slice(0, most).map(tell),
    ...(rest > 0 ? [`- and ${rest} more: name one as \`Owner.${second ?? first}\`.`] : []),
  ];
}

function tell({ name, what, life }: Named): string {
  const changes = (life.changed ?? []).flatMap(({ in: line, type, default: fallback }) => [
    ...(type ? [`type changed in ${line} from ${code(type[0])} to ${code(type[1])}`] : []),
    ...(fallback
      ? [`default changed in ${line} from ${code(fallback[0])} to ${code(fallback[1])}`]
      : []),
  ]);
  const facts = [
    ...(life.earlier ?? []).map(([from, until]) => `there from ${from}, removed in ${until}`),
    `since ${life.since}`,
    ...changes,
    ...(life.deprecated ? [`deprecated since ${life.deprecated}`] : []),
    ...(life.removed ? [`removed in ${life.removed}`] : []),
    ...(life.renamed ? [`\`${life.renamed}\` has its type since then`] : []),
  ];
  return `- \`${name}\` (${what}): ${facts.join('; ')}.`;
}

function code(text: string): string {
  return text === '' ? 'none' : `\`${text}\``;
}
