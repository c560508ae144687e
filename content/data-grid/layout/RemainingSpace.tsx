import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 110 },
  { field: 'office', headerName: 'Office', width: 110 },
];

export default function RemainingSpace() {
  const [notes, setNotes] = useState(true);

  return (
    // #region preview
    <Box sx={{ height: 480, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <FormControlLabel
        control={<Switch checked={notes} onChange={() => setNotes(!notes)} />}
        label="Show the notes"
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Staff" rows={people} columns={columns} autoPageSize />
      </Box>
      {notes && (
        <Typography variant="body2" sx={{ p: 1.5, bgcolor: 'action.hover', borderRadius: 1 }}>
          Salaries are reviewed in June. Ask your team lead for the date. Rows that are missing here
          belong to contractors, who are listed elsewhere.
        </Typography>
      )}
    </Box>
    // #endregion
  );
}
