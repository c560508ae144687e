import { useState } from 'react';
import Button from '@mui/material/Button';
import { flushSync } from 'react-dom';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name' },
  { field: 'email', headerName: 'Email' },
  { field: 'role', headerName: 'Role' },
];

export default function AutosizeLoaded() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState<Person[]>([]);
  const [loading, setLoading] = useState(false);

  // #region preview
  const load = () => {
    setLoading(true);
    setTimeout(() => {
      flushSync(() => {
        setRows(people);
        setLoading(false);
      });
      // The new cells are in the DOM now and can be measured.
      void apiRef.current?.autosizeColumns({ includeOutliers: true });
    }, 800);
  };
  // #endregion

  return (
    <div style={{ height: 400, width: '100%', display: 'flex', flexDirection: 'column' }}>
      <Button onClick={load} disabled={loading} sx={{ mb: 1, alignSelf: 'start' }}>
        Load the staff
      </Button>
      <DataGrid
        aria-label="Staff"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        loading={loading}
        hideFooter
      />
    </div>
  );
}
