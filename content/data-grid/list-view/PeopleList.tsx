import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', width: 130 },
  { field: 'role', headerName: 'Role', width: 160 },
  { field: 'office', headerName: 'Office', width: 120 },
];

// #region preview
const listViewColumn: GridListViewColDef<Person> = {
  field: 'card',
  renderCell: ({ row }) => (
    <Stack sx={{ height: '100%', justifyContent: 'center' }}>
      <Typography variant="body2" sx={{ fontWeight: 500 }}>
        {row.firstName} {row.lastName}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {row.role}, {row.office}
      </Typography>
    </Stack>
  ),
};
// #endregion

export default function PeopleList() {
  const [listView, setListView] = useState(true);

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={listView} onChange={() => setListView(!listView)} />}
        label="List view"
      />
      <DataGridPro
        aria-label="Staff"
        rows={people}
        columns={columns}
        listView={listView}
        listViewColumn={listViewColumn}
        rowHeight={listView ? 64 : 52}
        checkboxSelection
      />
    </Stack>
  );
}
