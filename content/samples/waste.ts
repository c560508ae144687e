/** Household waste of a town by kind, in kilograms per person and year. */
export type WasteShare = { id: string; label: string; value: number; color: string };

export const wasteShares: WasteShare[] = [
  { id: 'residual', label: 'Residual', value: 156, color: '#66707c' },
  { id: 'organic', label: 'Organic', value: 118, color: '#00795a' },
  { id: 'paper', label: 'Paper', value: 67, color: '#4254fb' },
  { id: 'packaging', label: 'Packaging', value: 41, color: '#d55e00' },
  { id: 'glass', label: 'Glass', value: 22, color: '#a23b72' },
];
