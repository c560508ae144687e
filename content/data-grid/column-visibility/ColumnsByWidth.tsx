import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, country, department, status, rating, joinedOn } = personColumns;
const columns = [{ ...name, flex: 1 }, status, rating, department, country, joinedOn];

// #region preview
/** The least important columns disappear first. */
const visibleAt = (width: number) => ({
  joinedOn: width >= 760,
  country: width >= 640,
  department: width >= 520,
  rating: width >= 400,
});
// #endregion

export default function ColumnsByWidth() {
  const [share, setShare] = useState(100);
  const [width, setWidth] = useState(0);
  const model = useMemo(() => visibleAt(width), [width]);

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Slider
        aria-label="Width of the grid"
        min={40}
        value={share}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value} %`}
        onChange={(_event, value) => setShare(value)}
        sx={{ maxWidth: 300, mx: 2 }}
      />
      <Box sx={{ flex: 1, minHeight: 0, width: `${share}%` }}>
        <DataGrid
          aria-label="Staff with columns by width"
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onResize={(size) => setWidth(size.width)}
          disableColumnSelector
        />
      </Box>
    </Stack>
  );
}
