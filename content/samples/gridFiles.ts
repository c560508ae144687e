import { seededNumbers } from './gridPeople';

/** A file on the drive of a film archive. Size in megabytes. */
export interface GridFile {
  id: number;
  /** Folders, outermost first, and the name of the file. */
  path: string[];
  sizeMb: number;
  changedOn: Date;
}

const folders = [
  ['Films', 'Restored'],
  ['Films', 'Raw scans'],
  ['Films', 'Trailers'],
  ['Photos', 'Sets'],
  ['Photos', 'Portraits'],
  ['Documents', 'Contracts'],
  ['Documents', 'Scripts'],
];

/** Files in seven folders, the same on every call. */
export function gridFiles(count: number): GridFile[] {
  const next = seededNumbers(41);
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    path: [
      ...(folders[index % folders.length] ?? []),
      `reel-${String(index + 1).padStart(3, '0')}`,
    ],
    sizeMb: 5 + Math.round(next() * 900),
    changedOn: new Date(2025, Math.floor(next() * 9), 1 + Math.floor(next() * 28)),
  }));
}
