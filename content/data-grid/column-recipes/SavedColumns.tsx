import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

export default function SavedColumns() {
  const apiRef = useGridApiRef();
  // A string, as in localStorage or on a server.
  const [saved, setSaved] = useState('{}');
  const [visit, setVisit] = useState(1);

  // #region preview
  const save = () => setSaved(JSON.stringify(apiRef.current?.exportState().columns ?? {}));
  // #endregion

  return (
    <Stack spacing={2} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={save}>
          Save columns
        </Button>
        <Button variant="outlined" onClick={() => setVisit(visit + 1)}>
          Reload grid
        </Button>
      </Stack>
      <DataGridPro
        key={visit}
        aria-label="Staff"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={{ columns: JSON.parse(saved) }}
      />
    </Stack>
  );
}
