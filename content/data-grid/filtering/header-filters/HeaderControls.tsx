import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);
const withoutMenu = { headerFilterMenu: null };

export default function HeaderControls() {
  const [height, setHeight] = useState(56);
  const [clear, setClear] = useState(false);
  const [menu, setMenu] = useState(true);

  return (
    <Stack spacing={1} sx={{ height: 560, width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, alignItems: 'center' }}>
        <Slider
          aria-label="headerFilterHeight"
          min={48}
          max={80}
          value={height}
          onChange={(_event, value) => setHeight(value)}
          valueLabelDisplay="auto"
          sx={{ width: 140, mx: 1 }}
        />
        <FormControlLabel
          control={<Switch checked={clear} onChange={(_event, on) => setClear(on)} />}
          label="showClearIcon"
        />
        <FormControlLabel
          control={<Switch checked={menu} onChange={(_event, on) => setMenu(on)} />}
          label="Operator menu"
        />
      </Stack>
      {/* #region preview */}
      <DataGridPro
        aria-label="Staff"
        rows={rows}
        columns={columns}
        headerFilters
        headerFilterHeight={height}
        slots={menu ? undefined : withoutMenu}
        slotProps={{ headerFilterCell: { showClearIcon: clear } }}
      />
      {/* #endregion */}
    </Stack>
  );
}
