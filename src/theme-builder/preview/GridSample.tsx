import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 90 },
  { field: 'pier', headerName: 'Pier', width: 76 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
];

const rows = [
  { id: 1, line: 'Sandvik', pier: '4', seats: 420 },
  { id: 2, line: 'Norrholm', pier: '2', seats: 180 },
  { id: 3, line: 'Ekskär', pier: '7', seats: 96 },
  { id: 4, line: 'Lillö', pier: '1', seats: 240 },
  { id: 5, line: 'Grenö', pier: '3', seats: 310 },
];

export function GridSample({ label }: { label: string }) {
  return (
    <DataGrid
      aria-label={`Ferry lines (${label})`}
      rows={rows}
      columns={columns}
      checkboxSelection
      initialState={{
        sorting: { sortModel: [{ field: 'seats', sort: 'desc' }] },
        pagination: { paginationModel: { pageSize: 5 } },
      }}
      hideFooter
      sx={{ border: 0 }}
    />
  );
}
