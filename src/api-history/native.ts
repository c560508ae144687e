import type { ReleaseEntry, ReleaseMember, ReleaseMembers } from './extract/release.ts';

/** Props that a component takes from React or Material UI: some releases declare them, others inherit them from there. */
const native =
  /^(?:aria-\w+|children|className|color|hidden|id|ref|role|style|tabIndex|title|on(?:Blur|Change|Click|Copy|DoubleClick|Drag\w*|Drop|Focus|Input|Key(?:Down|Up)|Mouse\w+|Paste|Pointer\w+|Scroll|Touch\w+|Wheel))$/;

/** The members on each line, with native props from the first line of their component on: declaring one isn't news. */
export function withNative(
  states: readonly (ReleaseEntry | undefined)[],
  members: readonly (ReleaseMembers | undefined)[],
): (ReleaseMembers | undefined)[] {
  const first = new Map<string, ReleaseMember>();
  for (const listed of members)
    for (const [name, member] of Object.entries(listed ?? {}))
      if (native.test(name) && !first.has(name)) first.set(name, member);
  const seen = new Set<string>();
  return members.map((listed, index) => {
    for (const name of Object.keys(listed ?? {})) seen.add(name);
    if (states[index]?.kind !== 'component') return listed;
    const added = [...first].filter(([name]) => !seen.has(name));
    return added.length > 0 ? { ...Object.fromEntries(added), ...listed } : listed;
  });
}
