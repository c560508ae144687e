/** What other rooms use. */
export { isReal, type MeasuredComponent } from './measured.ts';
export { sizePagePath } from './sizes.ts';
export { parseSnapshot, snapshotFile, snapshotText, type SizeRow } from './snapshot.ts';
