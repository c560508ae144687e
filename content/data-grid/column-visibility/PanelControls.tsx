import { useMemo, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const columns = Object.values(personColumns);

export default function PanelControls() {
  const [toggleAll, setToggleAll] = useState(true);
  const [reset, setReset] = useState(true);
  const [sorted, setSorted] = useState(false);
  const [filteredOnly, setFilteredOnly] = useState(false);
  // #region preview
  const slotProps = useMemo(
    () => ({
      columnsManagement: {
        disableShowHideToggle: !toggleAll,
        disableResetButton: !reset,
        sort: sorted ? ('asc' as const) : undefined,
        toggleAllMode: filteredOnly ? ('filteredOnly' as const) : ('all' as const),
      },
    }),
    [toggleAll, reset, sorted, filteredOnly],
  );
  // #endregion
  const switches = [
    { label: 'Show/Hide All', checked: toggleAll, set: setToggleAll },
    { label: 'Reset', checked: reset, set: setReset },
    { label: 'Sorted by title', checked: sorted, set: setSorted },
    { label: 'Show/Hide All follows the search', checked: filteredOnly, set: setFilteredOnly },
  ];

  return (
    <Stack spacing={1} sx={{ height: 560, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        {switches.map(({ label, checked, set }) => (
          <FormControlLabel
            key={label}
            control={<Switch checked={checked} onChange={() => set(!checked)} />}
            label={label}
          />
        ))}
      </Stack>
      <DataGrid
        aria-label="Staff with an adjustable columns panel"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        showToolbar
      />
    </Stack>
  );
}
