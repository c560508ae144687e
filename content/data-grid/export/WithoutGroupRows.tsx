import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridCsvGetRowsToExportParams,
} from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(60);
const { department, name, country } = personColumns;
const columns = [department, name, country];

// #region preview
const leavesOnly = ({ apiRef }: GridCsvGetRowsToExportParams) =>
  gridFilteredSortedRowIdsSelector(apiRef).filter(
    (id) => apiRef.current.getRowNode(id)?.type === 'leaf',
  );
// #endregion

export default function WithoutGroupRows() {
  const apiRef = useGridApiRef();
  const [leaves, setLeaves] = useState(true);
  const [text, setText] = useState('');

  useEffect(() => {
    const options = leaves ? { getRowsToExport: leavesOnly } : undefined;
    // On the next tick, the grid has its groups.
    const timer = setTimeout(() => setText(apiRef.current?.getDataAsCsv(options) ?? ''));
    return () => clearTimeout(timer);
  }, [apiRef, leaves]);

  return (
    <Stack spacing={1} sx={{ height: 560, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={leaves} onChange={() => setLeaves(!leaves)} />}
        label="Leave out group rows"
      />
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="CSV text of the grouped rows"
        sx={{ m: 0, p: 1, height: 150, flexShrink: 0, overflow: 'auto', bgcolor: 'action.hover' }}
      >
        {text}
      </Box>
      <DataGridPremium
        aria-label="Staff by department"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['department'] } }}
      />
    </Stack>
  );
}
