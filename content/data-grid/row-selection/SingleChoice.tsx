import { useState } from 'react';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, department, rating } = personColumns;

// #region preview
const columns: GridColDef<GridPerson>[] = [
  {
    field: 'choice',
    headerName: 'Choice',
    width: 80,
    display: 'flex',
    align: 'center',
    sortable: false,
    filterable: false,
    renderCell: ({ id, row, api, tabIndex }) => (
      <Radio
        checked={api.isRowSelected(id)}
        // A click on the radio button selects its row.
        readOnly
        slotProps={{ input: { 'aria-label': `Choose ${row.name}`, tabIndex } }}
      />
    ),
  },
  name,
  department,
  rating,
];
// #endregion

export default function SingleChoice() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([3]),
  });
  const chosen = rows.find(({ id }) => selection.ids.has(id));

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Typography role="status">
        {chosen ? `Substitute: ${chosen.name}` : 'No substitute'}
      </Typography>
      <DataGrid
        aria-label="Choose a substitute"
        rows={rows}
        columns={columns}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        disableMultipleRowSelection
        hideFooterSelectedRowCount
      />
    </Stack>
  );
}
