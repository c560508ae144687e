import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridPreferencePanelsValue, useGridApiRef } from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

export default function PanelAtButton() {
  const apiRef = useGridApiRef();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);

  // #region preview
  const toggle = () => {
    if (open) apiRef.current?.hidePreferences();
    else apiRef.current?.showPreferences(GridPreferencePanelsValue.columns);
  };

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Button
        ref={setButton}
        variant="outlined"
        aria-haspopup="true"
        aria-expanded={open}
        onClick={toggle}
        // A pointer that is released outside closes the panel. The click would open it again.
        onPointerUp={(event) => open && event.stopPropagation()}
        sx={{ alignSelf: 'start' }}
      >
        Choose columns
      </Button>
      <DataGrid
        aria-label="Staff"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        slotProps={{ panel: { target: button } }}
        onPreferencePanelOpen={() => setOpen(true)}
        onPreferencePanelClose={() => setOpen(false)}
      />
    </Stack>
  );
  // #endregion
}
