/** Where the energy of a district comes from and goes to, in gigawatt-hours per year. */
export type Flow = { source: string; target: string; value: number };

export const energyFlows: Flow[] = [
  { source: 'Wind', target: 'Power grid', value: 64 },
  { source: 'Solar', target: 'Power grid', value: 38 },
  { source: 'Gas', target: 'Power grid', value: 22 },
  { source: 'Gas', target: 'Heat network', value: 46 },
  { source: 'Waste heat', target: 'Heat network', value: 31 },
  { source: 'Power grid', target: 'Homes', value: 52 },
  { source: 'Power grid', target: 'Industry', value: 44 },
  { source: 'Power grid', target: 'Transport', value: 28 },
  { source: 'Heat network', target: 'Homes', value: 55 },
  { source: 'Heat network', target: 'Industry', value: 22 },
];
