import { createContext, useCallback, useContext, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridRowId,
} from '@mui/x-data-grid';
import { gridPeople, type PersonStatus } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const { name, department, status, salaryEur } = personColumns;
const columns = [name, department, status, salaryEur];

type SetStatus = (ids: ReadonlySet<GridRowId>, status: PersonStatus) => void;
const StatusContext = createContext<SetStatus>(() => undefined);

// #region preview
function BulkBar() {
  const apiRef = useGridApiContext();
  const setStatus = useContext(StatusContext);
  // A Map from each selected id to its row, for both types of the model.
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1 }}>
      <Box role="status" sx={{ flex: 1 }}>
        {selected.size} selected
      </Box>
      {(['active', 'on leave'] as const).map((next) => (
        <Button
          key={next}
          size="small"
          variant="outlined"
          disabled={selected.size === 0}
          onClick={() => setStatus(new Set(selected.keys()), next)}
        >
          Set {next}
        </Button>
      ))}
    </Box>
  );
}
// #endregion

const slots = { toolbar: BulkBar };

export default function BulkActions() {
  const [rows, setRows] = useState(() => gridPeople(300));
  const setStatus = useCallback<SetStatus>(
    (ids, next) =>
      setRows((people) =>
        people.map((person) => (ids.has(person.id) ? { ...person, status: next } : person)),
      ),
    [],
  );

  return (
    <StatusContext.Provider value={setStatus}>
      <div style={{ height: 480, width: '100%' }}>
        <DataGrid
          aria-label="Staff with actions for several rows"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          slots={slots}
          showToolbar
          hideFooterSelectedRowCount
        />
      </div>
    </StatusContext.Provider>
  );
}
