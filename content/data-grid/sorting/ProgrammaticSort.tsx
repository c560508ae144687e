import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 100, sortable: false },
  { field: 'joinedOn', headerName: 'Joined on', type: 'date', width: 115, sortable: false },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100, sortable: false },
];

export default function ProgrammaticSort() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <Stack direction="row" spacing={1}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current?.sortColumn('joinedOn', 'asc')}
        >
          Longest here
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current?.sortColumn('rating', 'desc')}
        >
          Best rated
        </Button>
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.setSortModel([])}>
          Clear
        </Button>
      </Stack>
      <DataGrid aria-label="Staff" apiRef={apiRef} rows={people} columns={columns} hideFooter />
      {/* #endregion */}
    </Stack>
  );
}
