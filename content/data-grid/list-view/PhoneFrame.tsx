import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(500);
const columns = Object.values(personColumns);

// #region preview
const listViewColumn: GridListViewColDef<GridPerson> = {
  field: 'contact',
  display: 'flex',
  renderCell: ({ row }) => (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
      <Avatar aria-hidden sx={{ bgcolor: 'action.selected', color: 'text.primary' }}>
        {row.name.charAt(0)}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap>{row.name}</Typography>
        <Typography noWrap variant="body2" color="text.secondary">
          {row.department}, {row.status}
        </Typography>
      </Box>
      <Typography variant="body2">{row.progress}%</Typography>
    </Stack>
  ),
};
// #endregion

export default function PhoneFrame() {
  return (
    <Box
      sx={{
        height: 600,
        width: '100%',
        maxWidth: 360,
        mx: 'auto',
        p: 1,
        border: 6,
        borderColor: 'text.primary',
        borderRadius: 6,
        boxSizing: 'border-box',
      }}
    >
      <DataGridPro
        aria-label="Staff on a phone"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={72}
        showToolbar
        sx={{ border: 0 }}
      />
    </Box>
  );
}
