import { DataGrid, type GridColDef } from '@mui/x-data-grid';

// #region preview
interface Part {
  id: number;
  name: string;
  stock: number;
  unitPriceEur: number;
  orderedOn: Date | null;
}

const rows: Part[] = [
  { id: 1, name: 'Bearing 6204', stock: 140, unitPriceEur: 3.2, orderedOn: null },
  {
    id: 2,
    name: 'Drive belt A38',
    stock: 22,
    unitPriceEur: 11.9,
    orderedOn: new Date(2025, 4, 12),
  },
  { id: 3, name: 'Shaft seal 25×47', stock: 310, unitPriceEur: 1.45, orderedOn: null },
  { id: 4, name: 'Motor 0.75 kW', stock: 4, unitPriceEur: 184, orderedOn: new Date(2025, 4, 19) },
];

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 140 },
  { field: 'stock', headerName: 'In stock', type: 'number', editable: true },
  {
    field: 'value',
    headerName: 'Value (EUR)',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.stock * row.unitPriceEur,
  },
  { field: 'orderedOn', headerName: 'Ordered on', type: 'date', width: 120 },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Parts" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
