/** Files of a small web project and their changes since the last release. */
export interface ChangedFile {
  id: string;
  label: string;
  change?: 'added' | 'changed' | 'removed';
  children?: ChangedFile[];
}

export const changes: ChangedFile[] = [
  {
    id: 'src',
    label: 'src',
    children: [
      { id: 'tides', label: 'tides.ts', change: 'changed' },
      { id: 'moon', label: 'moon.ts', change: 'added' },
      { id: 'legacy', label: 'legacy-tides.ts', change: 'removed' },
    ],
  },
  { id: 'readme', label: 'README.md' },
];
