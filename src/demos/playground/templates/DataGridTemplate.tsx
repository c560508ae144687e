import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 130 },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 110 },
  { field: 'launched', headerName: 'Launched', type: 'number', width: 110, valueFormatter: String },
  { field: 'afloat', headerName: 'Afloat', type: 'boolean', width: 90 },
];

const rows = [
  { id: 1, boat: 'Kittiwake', length: 7.2, launched: 1988, afloat: true },
  { id: 2, boat: 'Northern Light', length: 11.6, launched: 2004, afloat: true },
  { id: 3, boat: 'Petrel', length: 5.4, launched: 1979, afloat: false },
  { id: 4, boat: 'Sandpiper', length: 8.9, launched: 1996, afloat: true },
];

export default function Boats() {
  return (
    <div style={{ height: 320 }}>
      <DataGrid aria-label="Boats" columns={columns} rows={rows} hideFooter />
    </div>
  );
}
