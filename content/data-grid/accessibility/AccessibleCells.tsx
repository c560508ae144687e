import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(100);
const { name, department, status } = personColumns;

export default function AccessibleCells() {
  const [message, setMessage] = useState('Nobody invited');
  // #region preview
  const [columns] = useState<GridColDef<GridPerson>[]>(() => [
    name,
    department,
    status,
    {
      field: 'invite',
      headerName: 'Invite',
      width: 110,
      display: 'flex',
      sortable: false,
      filterable: false,
      renderCell: ({ row, tabIndex }) => (
        <Button
          size="small"
          // Not an extra tab stop: the focused cell has tabIndex 0, all others -1.
          tabIndex={tabIndex}
          // "Invite" 100 times would tell users of a screen reader nothing.
          aria-label={`Invite ${row.name}`}
          onClick={() => setMessage(`${row.name} is invited`)}
        >
          Invite
        </Button>
      ),
    },
  ]);
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Typography id="invitation-title" variant="h6" component="p">
        Summer party
      </Typography>
      <Typography role="status">{message}</Typography>
      <DataGrid
        aria-labelledby="invitation-title"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </Stack>
  );
}
