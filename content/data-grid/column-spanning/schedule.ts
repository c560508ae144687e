/** The schedule of the lanes of a swimming pool on one day, hour by hour. */
export interface LaneDay {
  id: number;
  lane: string;
  h07: string;
  h08: string;
  h09: string;
  h10: string;
  h11: string;
}

export const hours = ['h07', 'h08', 'h09', 'h10', 'h11'] as const;

export const laneDays: LaneDay[] = [
  { id: 1, lane: 'Lane 1', h07: 'Club', h08: 'Club', h09: 'School', h10: 'School', h11: 'Public' },
  { id: 2, lane: 'Lane 2', h07: 'Club', h08: 'Club', h09: 'Public', h10: 'Public', h11: 'Public' },
  {
    id: 3,
    lane: 'Lane 3',
    h07: 'Public',
    h08: 'Aqua fit',
    h09: 'School',
    h10: 'School',
    h11: 'School',
  },
  {
    id: 4,
    lane: 'Lane 4',
    h07: 'Closed',
    h08: 'Closed',
    h09: 'Closed',
    h10: 'Closed',
    h11: 'Closed',
  },
];
