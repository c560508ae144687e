import { useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, GRID_REORDER_COL_DEF } from '@mui/x-data-grid-premium';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(40);
const { department, name, country, status } = personColumns;
const handle = { ...GRID_REORDER_COL_DEF, renderHeader: () => 'Drag', width: 70 };
const columns = [handle, name, department, country, status];
const initialState = { rowGrouping: { model: ['department'] } };
// A sorted grid can't be reordered.
const groupingColDef = { sortable: false };

export default function DragBetweenGroups() {
  const [fail, setFail] = useState(false);
  const [message, setMessage] = useState('Drag a person by the handle');
  const [error, setError] = useState('');

  // #region preview
  const saveMove = async (person: GridPerson) => {
    setError('');
    await new Promise((resolve) => setTimeout(resolve, 700));
    if (fail) {
      throw new Error(`${person.name} can't move: the server refused.`);
    }
    setMessage(`${person.name} moved to ${person.department}`);
    return person;
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 540, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={fail} onChange={() => setFail(!fail)} />}
        label="Let the server refuse"
      />
      <Alert severity={error ? 'error' : 'info'} role={error ? 'alert' : 'status'}>
        {error || message}
      </Alert>
      <DataGridPremium
        aria-label="Staff that you can drag between departments"
        rows={rows}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        rowReordering
        processRowUpdate={saveMove}
        onProcessRowUpdateError={(cause: Error) => setError(cause.message)}
        hideFooter
      />
    </Stack>
  );
}
