/** The running order of a concert. */
export interface ProgrammeItem {
  id: string;
  label: string;
  children?: ProgrammeItem[];
}

export const programme: ProgrammeItem[] = [
  {
    id: 'first',
    label: 'First half',
    children: [
      { id: 'overture', label: 'Overture' },
      { id: 'concerto', label: 'Cello concerto' },
    ],
  },
  {
    id: 'second',
    label: 'Second half',
    children: [
      { id: 'songs', label: 'Three sea songs' },
      { id: 'symphony', label: 'Symphony in D' },
    ],
  },
];

/** The ids of the two halves, which group the pieces. */
export const halves = ['first', 'second'];
