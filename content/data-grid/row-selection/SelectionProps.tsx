import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, country, status, rating } = personColumns;
const columns = [name, country, status, rating];

const options = [
  'checkboxSelection',
  'disableMultipleRowSelection',
  'disableRowSelectionOnClick',
  'hideFooterSelectedRowCount',
] as const;

export default function SelectionProps() {
  const [active, setActive] = useState<Partial<Record<(typeof options)[number], boolean>>>({});

  return (
    <Stack spacing={1} sx={{ height: 560, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        {options.map((option) => (
          <FormControlLabel
            key={option}
            control={
              <Switch
                checked={active[option] ?? false}
                onChange={(_event, checked) => setActive({ ...active, [option]: checked })}
              />
            }
            label={option}
          />
        ))}
      </Stack>
      {/* #region preview */}
      <DataGridPro aria-label="Staff to select" rows={rows} columns={columns} {...active} />
      {/* #endregion */}
    </Stack>
  );
}
