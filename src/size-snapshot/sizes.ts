import data from '../../content/size-snapshot.json';
import { parseSnapshot, type SizeRow, type SizeSnapshot } from './snapshot.ts';

let snapshot: SizeSnapshot | undefined;

/** In the server graph: a page gets the rows that it shows. */
export function sizeSnapshot(): SizeSnapshot {
  snapshot ??= parseSnapshot(data);
  return snapshot;
}

/** Of a component, in the first of its packages that it was measured in. */
export function costOf(name: string, packages: readonly string[]): SizeRow | undefined {
  const { rows } = sizeSnapshot();
  return packages
    .map((from) => rows.find((row) => row.name === name && row.package === from))
    .find((row) => row !== undefined);
}

export const sizePagePath = '/size-snapshot/';
