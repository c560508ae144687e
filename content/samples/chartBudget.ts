/** A town's yearly budget, in millions of euros: where the money comes from and what it pays for. */
export const budgetNodes = [
  { id: 'property', label: 'Property tax', color: '#00796b' },
  { id: 'business', label: 'Business tax', color: '#00796b' },
  { id: 'state', label: 'State grants', color: '#00796b' },
  { id: 'budget', label: 'Budget', color: '#7d8590' },
  { id: 'schools', label: 'Schools', color: '#b26a00' },
  { id: 'roads', label: 'Roads', color: '#b26a00' },
  { id: 'parks', label: 'Parks', color: '#b26a00' },
  { id: 'debt', label: 'Debt service', color: '#c62828' },
];

export const budgetLinks = [
  { source: 'property', target: 'budget', value: 41 },
  { source: 'business', target: 'budget', value: 28 },
  { source: 'state', target: 'budget', value: 35 },
  { source: 'budget', target: 'schools', value: 52 },
  { source: 'budget', target: 'roads', value: 24 },
  { source: 'budget', target: 'parks', value: 12 },
  { source: 'budget', target: 'debt', value: 16 },
];
