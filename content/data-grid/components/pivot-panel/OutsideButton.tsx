import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, GridSidebarValue, useGridApiRef } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(500);
const columns = Object.values(personColumns);
const initialState = {
  pivoting: {
    model: {
      rows: [{ field: 'department' }],
      columns: [],
      values: [
        { field: 'salaryEur', aggFunc: 'max' },
        { field: 'progress', aggFunc: 'avg' },
      ],
    },
  },
};

export default function OutsideButton() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = useState(false);

  // #region preview
  const toggle = () => {
    if (open) {
      apiRef.current?.hideSidebar();
    } else {
      apiRef.current?.setPivotActive(true);
      apiRef.current?.showSidebar(GridSidebarValue.Pivot);
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <Button variant="outlined" aria-expanded={open} onClick={toggle} sx={{ alignSelf: 'start' }}>
        {open ? 'Done' : 'Summarize'}
      </Button>
      <DataGridPremium
        aria-label="Staff"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        onSidebarOpen={() => setOpen(true)}
        onSidebarClose={() => setOpen(false)}
      />
    </Stack>
  );
  // #endregion
}
