/** Floors, rooms and exhibits of a small maritime collection, as items of a Rich Tree View. */
export interface MaritimePlace {
  id: string;
  label: string;
  children?: MaritimePlace[];
}

export const maritime: MaritimePlace[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      {
        id: 'boats',
        label: 'Working boats',
        children: [
          { id: 'cutter', label: 'Pilot cutter' },
          { id: 'smack', label: 'Oyster smack' },
        ],
      },
      { id: 'ropes', label: 'Ropes and knots' },
    ],
  },
  {
    id: 'upper',
    label: 'Upper floor',
    children: [
      { id: 'charts', label: 'Sea charts' },
      { id: 'lamps', label: 'Lamps and signals' },
    ],
  },
  { id: 'yard', label: 'Yard' },
];
