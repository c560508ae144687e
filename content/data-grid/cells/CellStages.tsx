import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';

const rows = gridPeople(300);

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

// #region preview
const columns: GridColDef<GridPerson>[] = [
  { field: 'name', headerName: 'As it is', flex: 1, minWidth: 130 },
  {
    field: 'years',
    headerName: 'Computed',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => 2026 - row.joinedOn.getFullYear(),
  },
  {
    field: 'salaryEur',
    headerName: 'Formatted',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'rating',
    headerName: 'Rendered',
    width: 110,
    display: 'flex',
    valueFormatter: (value: number) => (value >= 3 ? `${value}, good` : `${value}, weak`),
    renderCell: ({ value, formattedValue }) => (
      <Box sx={{ color: value >= 3 ? 'success.main' : 'error.main', fontWeight: 600 }}>
        {formattedValue}
      </Box>
    ),
  },
];
// #endregion

export default function CellStages() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={rows} columns={columns} />
    </div>
  );
}
