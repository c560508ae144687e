import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'team', headerName: 'Team', width: 120 },
];

const pageSize = 4;

/** Simulates a request that takes 600 ms. */
const fetchPeople = (page: number, deliver: (rows: Person[]) => void) =>
  setTimeout(() => deliver(people.slice(page * pageSize, (page + 1) * pageSize)), 600);

export default function SelectAcrossPages() {
  const [page, setPage] = useState(0);
  const [loaded, setLoaded] = useState<{ page: number; rows: Person[] }>();

  useEffect(() => {
    const timer = fetchPeople(page, (rows) => setLoaded({ page, rows }));
    return () => clearTimeout(timer);
  }, [page]);

  return (
    <Box sx={{ height: 380, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff, four on a page"
        rows={loaded?.rows ?? []}
        rowCount={people.length}
        columns={columns}
        checkboxSelection
        keepNonExistentRowsSelected
        disableRowSelectionExcludeModel
        paginationMode="server"
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={(model) => setPage(model.page)}
        pageSizeOptions={[pageSize]}
        loading={loaded?.page !== page}
        disableColumnSorting
        disableColumnFilter
      />
      {/* #endregion */}
    </Box>
  );
}
