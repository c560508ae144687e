/** A row that one can go to. */
export interface Member {
  /** Its anchor: `prop-rows`. */
  id: string;
  name: string;
  kind: MemberKind;
}

const memberKinds = ['prop', 'slot', 'class'] as const;
export type MemberKind = (typeof memberKinds)[number];

/** The members that a page shows, in its order: its rows are the list. */
export function readMembers(root: ParentNode): Member[] {
  return [...root.querySelectorAll('.api-rows tr[id]')].flatMap(({ id }) => {
    const kind = memberKinds.find((each) => id.startsWith(`${each}-`));
    return kind ? [{ id, kind, name: id.slice(kind.length + 1) }] : [];
  });
}

/** Those whose name has every typed word; names that start with the first one come first. */
export function matchMembers(members: readonly Member[], query: string): Member[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const found = members.filter(({ name }) =>
    words.every((word) => name.toLowerCase().includes(word)),
  );
  const starts = ({ name }: Member) => name.toLowerCase().startsWith(first);
  return [...found.filter(starts), ...found.filter((member) => !starts(member))];
}

/** Where a key leads from one entry of a list to another; undefined: the key is not for the list. */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return undefined;
}
