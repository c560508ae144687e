/** Files of a small podcast production. */
export type WorkspaceKind = 'folder' | 'audio' | 'text' | 'image';

export interface WorkspaceFile {
  id: string;
  label: string;
  kind: WorkspaceKind;
  /** Size in megabytes; folders have none. */
  sizeMb?: number;
  children?: WorkspaceFile[];
}

export const workspace: WorkspaceFile[] = [
  {
    id: 'episodes',
    label: 'Episodes',
    kind: 'folder',
    children: [
      {
        id: 'ep-12',
        label: '12 Night ferry',
        kind: 'folder',
        children: [
          { id: 'ep-12-mix', label: 'mix-final.wav', kind: 'audio', sizeMb: 412 },
          { id: 'ep-12-script', label: 'script.md', kind: 'text', sizeMb: 0.1 },
        ],
      },
      { id: 'ep-13', label: '13 Salt works.md', kind: 'text', sizeMb: 0.2 },
    ],
  },
  {
    id: 'artwork',
    label: 'Artwork',
    kind: 'folder',
    children: [{ id: 'cover', label: 'cover-3000.png', kind: 'image', sizeMb: 8.4 }],
  },
  { id: 'jingle', label: 'jingle.wav', kind: 'audio', sizeMb: 5.7 },
];
