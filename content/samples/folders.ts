/** The shared drive of a small architecture practice. */
export interface DriveEntry {
  id: string;
  name: string;
  /** Size in kilobytes; folders have none. */
  sizeKb?: number;
  children?: DriveEntry[];
}

export const sharedDrive: DriveEntry[] = [
  {
    id: 'drawings',
    name: 'Drawings',
    children: [
      {
        id: 'boathouse',
        name: 'Boathouse',
        children: [
          { id: 'boathouse-plan', name: 'floor-plan.dwg', sizeKb: 4120 },
          { id: 'boathouse-section', name: 'section-north.dwg', sizeKb: 2875 },
        ],
      },
      { id: 'drawings-legend', name: 'legend.pdf', sizeKb: 96 },
    ],
  },
  {
    id: 'surveys',
    name: 'Site surveys',
    children: [
      { id: 'survey-soil', name: 'soil-report.pdf', sizeKb: 1310 },
      { id: 'survey-trees', name: 'tree-inventory.csv', sizeKb: 44 },
    ],
  },
  {
    id: 'contracts',
    name: 'Contracts',
    children: [{ id: 'contract-client', name: 'client-agreement.pdf', sizeKb: 208 }],
  },
];
