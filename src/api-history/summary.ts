import { diffKinds, type DiffKind, type DiffRow } from './diff.ts';

/** Names that had the same fate, in one row. */
export interface ChangeRow {
  kind: DiffKind;
  /** What the names belong to, or what they are: `DataGrid, DataGridPro` or nothing for exports. */
  owners: string[];
  what: string;
  names: string[];
  /** The new name. */
  to?: string;
  type?: [string, string];
  default?: [string, string];
}

/** Changes of types that a reader writes down; those of others follow from them. */
const toldChanges = new Set(['prop', 'event', 'hook']);
const toldOwners = new Set(['GridApi', 'GridColDef']);

/** A diff as short as it can be read: members with the same owners together, and one row for a change that several owners share. */
export function summarize(rows: readonly DiffRow[]): ChangeRow[] {
  return diffKinds.flatMap((kind) => {
    const kindRows = rows.filter((row) => row.kind === kind && isTold(row));
    const isSingle = kind === 'changed' || kind === 'renamed';
    return group(joinOwners(kindRows, kind), isSingle);
  });
}

function isTold({ kind, name, what }: DiffRow): boolean {
  if (kind !== 'changed') return true;
  return toldChanges.has(what) || toldOwners.has(ownerOf(name));
}

function ownerOf(name: string): string {
  return name.includes('.') ? name.slice(0, name.indexOf('.')) : '';
}

/** One row a name, with all of its owners. */
function joinOwners(rows: readonly DiffRow[], kind: DiffKind): ChangeRow[] {
  const joined = new Map<string, ChangeRow>();
  for (const { name, what, to, type, default: fallback } of rows) {
    const owner = ownerOf(name);
    const memberName = owner ? name.slice(owner.length + 1) : name;
    const facts = {
      ...(to !== undefined && { to }),
      ...(type && { type }),
      ...(fallback && { default: fallback }),
    };
    const key = JSON.stringify([memberName, what, owner === '', facts]);
    const known = joined.get(key);
    if (known) known.owners.push(owner);
    else
      joined.set(key, { kind, owners: owner ? [owner] : [], what, names: [memberName], ...facts });
  }
  return [...joined.values()];
}

/** Joins names with the same owners; exports first, then by owner. */
function group(rows: readonly ChangeRow[], isSingle: boolean): ChangeRow[] {
  const groups = new Map<string, ChangeRow>();
  for (const [index, row] of rows.entries()) {
    const key = JSON.stringify([row.owners, row.what, isSingle && index]);
    const known = groups.get(key);
    if (known) known.names.push(...row.names);
    else groups.set(key, { ...row, names: [...row.names] });
  }
  const rank = ({ owners, what }: ChangeRow) => `${owners.join(' ')} ${what}`;
  return [...groups.values()].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}
