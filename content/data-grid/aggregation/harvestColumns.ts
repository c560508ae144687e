import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Picking } from './harvest';

export const harvestColumns: GridColDef<Picking>[] = [
  { field: 'fruit', headerName: 'Fruit', width: 110 },
  { field: 'orchard', headerName: 'Orchard', width: 120 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 130 },
  { field: 'priceEur', headerName: 'Price (EUR/kg)', type: 'number', width: 140 },
];
