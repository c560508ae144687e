import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', width: 140 },
  { field: 'role', headerName: 'Role', width: 160 },
  { field: 'office', headerName: 'Office', width: 120 },
];

function StaffGrid({ layout, onLeave }: LayoutProps) {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ height: '100%' }}>
      <div>
        <Button
          variant="outlined"
          size="small"
          onClick={() => onLeave(JSON.stringify(apiRef.current?.exportState()))}
        >
          Leave the page
        </Button>
      </div>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        apiRef={apiRef}
        rows={people}
        columns={columns}
        initialState={layout === null ? undefined : (JSON.parse(layout) as GridInitialState)}
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}

interface LayoutProps {
  layout: string | null;
  onLeave: (layout: string) => void;
}

export default function StoredLayout() {
  // A string, as in local storage or a database.
  const [layout, setLayout] = useState<string | null>(null);
  const [away, setAway] = useState(false);

  const leave = (next: string) => {
    setLayout(next);
    setAway(true);
  };

  return (
    <div style={{ height: 440, width: '100%' }}>
      {away ? (
        <Button variant="contained" size="small" onClick={() => setAway(false)}>
          Come back
        </Button>
      ) : (
        <StaffGrid layout={layout} onLeave={leave} />
      )}
    </div>
  );
}
