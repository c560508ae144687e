import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);

// #region preview
const columns = Object.values(personColumns).map((column) => ({ ...column, pinnable: false }));
const wide = { left: ['name'], right: ['salaryEur', 'hours'] };
const narrow = { left: [], right: ['hours'] };

export default function PinsByWidth() {
  const isWide = useMediaQuery('(min-width: 900px)');

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Staff with pins that depend on the width"
        rows={rows}
        columns={columns}
        pinnedColumns={isWide ? wide : narrow}
      />
    </Box>
  );
}
// #endregion
