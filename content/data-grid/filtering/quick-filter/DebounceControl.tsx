import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(5000);
const columns = Object.values(personColumns);

export default function DebounceControl() {
  const [ms, setMs] = useState(150);
  const [searches, setSearches] = useState(0);

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Slider
          aria-label="filterDebounceMs"
          min={0}
          max={1000}
          step={50}
          value={ms}
          onChange={(_event, value) => setMs(value)}
          sx={{ maxWidth: 160, mx: 1 }}
        />
        <Typography role="status">
          {ms} ms, {searches} searches
        </Typography>
      </Stack>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        filterDebounceMs={ms}
        onFilterModelChange={() => setSearches((count) => count + 1)}
      />
      {/* #endregion */}
    </Stack>
  );
}
