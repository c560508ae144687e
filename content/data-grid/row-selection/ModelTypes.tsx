import { useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(500);
const { name, country, progress } = personColumns;
const columns = [name, country, progress];
const none: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function ModelTypes() {
  const [listIds, setListIds] = useState(false);
  const [model, setModel] = useState(none);
  const ids = [...model.ids].slice(0, 5).join(', ');
  const more = model.ids.size > 5 ? ` and ${model.ids.size - 5} more` : '';

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={listIds}
            onChange={() => {
              setModel(none);
              setListIds(!listIds);
            }}
          />
        }
        label="disableRowSelectionExcludeModel"
      />
      <Alert severity="info" role="status">
        type: {model.type}, ids: {ids || 'none'}
        {more}
      </Alert>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff with the model above"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionExcludeModel={listIds}
        rowSelectionModel={model}
        onRowSelectionModelChange={setModel}
      />
      {/* #endregion */}
    </Stack>
  );
}
