import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 140, editable: true },
];

export default function KeepEnter() {
  const [opened, setOpened] = useState('Nothing opened yet');

  // #region preview
  const openOnEnter: GridEventListener<'cellKeyDown'> = (params, event) => {
    if (event.key !== 'Enter' || params.cellMode === 'edit') return;
    event.defaultMuiPrevented = true; // Otherwise the grid starts editing.
    setOpened(`Opened ${params.row.firstName} ${params.row.lastName}`);
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 420, width: '100%' }}>
      <Typography role="status">{opened}</Typography>
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        onCellKeyDown={openOnEnter}
        hideFooter
      />
    </Stack>
  );
}
