import data from '../../content/size-snapshot.json';
import { parseSnapshot, type SizeRow, type SizeSnapshot } from './snapshot.ts';

let snapshot: SizeSnapshot | undefined;

/** In the server graph: a page gets the rows that it shows. */
export function sizeSnapshot(): SizeSnapshot {
  snapshot ??= parseSnapshot(data);
  return snapshot;
}

export function sizeOf(name: string, packageName: string): SizeRow | undefined {
  return sizeSnapshot().rows.find((row) => row.name === name && row.package === packageName);
}

export const sizePagePath = '/size-snapshot/';
