import { useState } from 'react';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, department, rating } = personColumns;

// #region preview
function ChoiceCell({ id, row, tabIndex }: GridRenderCellParams<GridPerson>) {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);

  return (
    <Radio
      checked={selected.has(id)}
      // The click selects the row, so the radio button needs no handler.
      readOnly
      slotProps={{ input: { 'aria-label': `Choose ${row.name}`, tabIndex } }}
    />
  );
}
// #endregion

const columns: GridColDef<GridPerson>[] = [
  {
    field: 'choice',
    headerName: 'Choice',
    width: 80,
    display: 'flex',
    align: 'center',
    sortable: false,
    filterable: false,
    renderCell: (params) => <ChoiceCell {...params} />,
  },
  name,
  department,
  rating,
];

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
        onRowSelectionModelChange={(model) => {
          // A click on the selected row would clear the choice.
          if (model.ids.size > 0) setSelection(model);
        }}
        disableMultipleRowSelection
        hideFooterSelectedRowCount
      />
    </Stack>
  );
}
