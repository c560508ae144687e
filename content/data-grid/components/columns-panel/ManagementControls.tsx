import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColumnsManagementProps } from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

export default function ManagementControls() {
  const [sort, setSort] = useState('');
  const [filteredOnly, setFilteredOnly] = useState(false);
  const [footer, setFooter] = useState(true);

  // #region preview
  const columnsManagement: GridColumnsManagementProps = {
    sort: sort === 'asc' || sort === 'desc' ? sort : undefined,
    toggleAllMode: filteredOnly ? 'filteredOnly' : 'all',
    disableShowHideToggle: !footer,
    disableResetButton: !footer,
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="sort"
          value={sort}
          onChange={(event) => setSort(event.target.value)}
          sx={{ width: 120 }}
        >
          <MenuItem value="">none</MenuItem>
          <MenuItem value="asc">asc</MenuItem>
          <MenuItem value="desc">desc</MenuItem>
        </TextField>
        <FormControlLabel
          control={<Switch checked={filteredOnly} onChange={(_e, on) => setFilteredOnly(on)} />}
          label="toggleAllMode: filteredOnly"
        />
        <FormControlLabel
          control={<Switch checked={footer} onChange={(_e, on) => setFooter(on)} />}
          label="Footer"
        />
      </Stack>
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{ columnsManagement }}
      />
    </Stack>
  );
}
