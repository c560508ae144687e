import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(400);
const { country, department, product, name, rating } = personColumns;
const columns = [country, department, product, name, rating];

const views: Record<string, GridRowGroupingModel> = {
  'By country': ['country'],
  'By department, then product': ['department', 'product'],
  'No groups': [],
};

export default function ControlledHidden() {
  // #region preview
  const apiRef = useGridApiRef();
  const [model, setModel] = useState<GridRowGroupingModel>(['country']);
  // The hook reads the first model here. After that, it follows the events of the grid.
  const initialState = useKeepGroupedColumnsHidden({ apiRef, rowGroupingModel: model });
  // #endregion
  const view = Object.keys(views).find((label) => views[label]?.join() === model.join());

  return (
    <Stack spacing={2} sx={{ height: 480, width: '100%' }}>
      <TextField
        select
        variant="standard"
        label="View"
        value={view ?? ''}
        onChange={(event) => setModel(views[event.target.value] ?? [])}
      >
        {Object.keys(views).map((label) => (
          <MenuItem key={label} value={label}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <DataGridPremium
        aria-label="Staff in saved views"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        rowGroupingModel={model}
        onRowGroupingModelChange={setModel}
      />
    </Stack>
  );
}
