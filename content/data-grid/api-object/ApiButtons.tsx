import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridPreferencePanelsValue, useGridApiRef, type GridApi } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, country, department, status, salaryEur } = personColumns;
const columns = [name, country, department, status, salaryEur];

// #region preview
const commands: Record<string, (api: GridApi) => void> = {
  'Sort by salary': (api) => api.sortColumn('salaryEur', 'desc'),
  'Filter Ghana': (api) =>
    api.setFilterModel({
      items: [{ field: 'country', operator: 'equals', value: 'Ghana' }],
    }),
  'Clear filter': (api) => api.setFilterModel({ items: [] }),
  'Hide department': (api) => api.setColumnVisibility('department', false),
  'Fit columns': (api) => void api.autosizeColumns({ includeHeaders: true }),
  'Second page': (api) => api.setPage(1),
  'Select two rows': (api) => api.setRowSelectionModel({ type: 'include', ids: new Set([1, 2]) }),
  'Open the filter panel': (api) => api.showPreferences(GridPreferencePanelsValue.filters),
};
// #endregion

export default function ApiButtons() {
  const apiRef = useGridApiRef();
  return (
    <Stack spacing={1} sx={{ height: 580, width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {Object.entries(commands).map(([label, run]) => (
          <Button
            key={label}
            size="small"
            variant="outlined"
            onClick={() => apiRef.current && run(apiRef.current)}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <DataGrid
        aria-label="Staff with commands"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        checkboxSelection
      />
    </Stack>
  );
}
