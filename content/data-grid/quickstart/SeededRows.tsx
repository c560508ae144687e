import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const columns = Object.values(personColumns);

export default function SeededRows() {
  const [exponent, setExponent] = useState(3);
  const count = 10 ** exponent;
  // #region preview
  // The same seed makes the same rows, so memoize by the count alone.
  const rows = useMemo(() => gridPeople(count), [count]);
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Box sx={{ px: 2 }}>
        <Slider
          aria-label="Number of rows"
          min={1}
          max={5}
          marks
          value={exponent}
          onChange={(_, next) => setExponent(next)}
          getAriaValueText={() => `${count} rows`}
        />
        <div role="status">{count.toLocaleString('en')} rows</div>
      </Box>
      <DataGrid
        aria-label="Generated staff"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        disableRowSelectionOnClick
      />
    </Stack>
  );
}
