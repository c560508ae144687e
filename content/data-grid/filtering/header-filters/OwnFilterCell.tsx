import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { people, type Person } from '../../../samples/people';

// #region preview
function RemoteFilter({ colDef, item }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const current = items.find(({ field }) => field === colDef.field);

  return (
    <select
      aria-label="Where they work"
      value={current?.value ?? ''}
      style={{ width: '100%', font: 'inherit', padding: 4 }}
      onKeyDown={(event) => event.stopPropagation()}
      onChange={({ target }) =>
        target.value === ''
          ? apiRef.current.deleteFilterItem(current ?? item)
          : apiRef.current.upsertFilterItem({ ...item, operator: 'is', value: target.value })
      }
    >
      <option value="">All</option>
      <option value="true">Remote</option>
      <option value="false">On site</option>
    </select>
  );
}
// #endregion

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', width: 180 },
  {
    field: 'remote',
    headerName: 'Remote',
    type: 'boolean',
    width: 140,
    renderHeaderFilter: (params) => <RemoteFilter {...params} />,
  },
];

export default function OwnFilterCell() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro aria-label="Staff" rows={people} columns={columns} headerFilters />
    </Box>
  );
}
