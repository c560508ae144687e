import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
const listViewColumn: GridListViewColDef<GridPerson> = {
  field: 'card',
  renderCell: ({ row }) => (
    <Stack sx={{ height: '100%', justifyContent: 'center' }}>
      <Typography variant="body2" sx={{ fontWeight: 500 }}>
        {row.name}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {row.department}, {row.country}
      </Typography>
    </Stack>
  ),
};
// #endregion

export default function PeopleList() {
  const [listView, setListView] = useState(true);

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={listView} onChange={() => setListView(!listView)} />}
        label="List view"
      />
      <DataGridPro
        aria-label="Staff"
        rows={rows}
        columns={columns}
        listView={listView}
        listViewColumn={listViewColumn}
        rowHeight={listView ? 64 : 52}
        checkboxSelection
      />
    </Stack>
  );
}
