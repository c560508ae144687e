import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(60);
const { name, department, status, salaryEur } = personColumns;
const columns = [name, department, status, salaryEur];
const names = ['includeCheckboxes', 'hideToolbar', 'hideFooter'] as const;

// #region preview
// Dark text on white paper, whatever the color mode of the page is.
const onPaper = {
  '@media print': {
    '&, & *': { color: 'black', borderColor: 'silver' },
    '&, & .MuiDataGrid-columnHeader, & .MuiDataGrid-row': { backgroundColor: 'white' },
  },
};
// #endregion

export default function PrintForPaper() {
  const apiRef = useGridApiRef();
  const [on, setOn] = useState<readonly string[]>(['includeCheckboxes', 'hideFooter']);
  const options = Object.fromEntries(names.map((each) => [each, on.includes(each)]));

  return (
    <Stack spacing={1} sx={{ height: 560, width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {names.map((each) => (
          <FormControlLabel
            key={each}
            label={each}
            control={<Checkbox checked={on.includes(each)} />}
            onChange={() => setOn(on.includes(each) ? on.filter((x) => x !== each) : [...on, each])}
          />
        ))}
        <Button variant="outlined" onClick={() => apiRef.current?.exportDataAsPrint(options)}>
          Print
        </Button>
      </Stack>
      <DataGrid
        aria-label="Staff to print"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        checkboxSelection
        showToolbar
        sx={onPaper}
      />
    </Stack>
  );
}
