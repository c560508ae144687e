import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridSlotsComponentsProps } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

export default function BaseControls() {
  const [native, setNative] = useState(true);
  const [slow, setSlow] = useState(true);

  // #region preview
  const slotProps: GridSlotsComponentsProps = {
    baseSelect: { native },
    baseTooltip: { enterDelay: slow ? 1000 : 0 },
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={native} onChange={(_event, on) => setNative(on)} />}
          label="Native selects"
        />
        <FormControlLabel
          control={<Switch checked={slow} onChange={(_event, on) => setSlow(on)} />}
          label="Tooltips after a second"
        />
      </Stack>
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={slotProps}
      />
    </Stack>
  );
}
