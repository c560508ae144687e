/** The public API of one release, as the merge reads it. */

export interface ReleaseMember {
  /** That declares it. */
  package: string;
  /** The declared type, in normal form. */
  type: string;
  default?: string;
  deprecated?: true;
}
export type ReleaseMembers = Record<string, ReleaseMember>;

export const entryKinds = ['component', 'hook', 'function', 'type', 'value'] as const;
export type EntryKind = (typeof entryKinds)[number];

export interface ReleaseEntry {
  /** The lowest plan that exports it. */
  package: string;
  kind: EntryKind;
  deprecated?: true;
  /** It has more members than are listed. */
  open?: true;
  /** Of what has no members. */
  type?: string;
  /** Props of a component, members of a type. */
  members?: ReleaseMembers;
  slots?: ReleaseMembers;
  classes?: ReleaseMembers;
}

/** By exported name. */
export type ReleaseApi = Map<string, ReleaseEntry>;
