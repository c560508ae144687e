import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridApiPro } from '@mui/x-data-grid-pro';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
const recent = { id: 'recent', field: 'joinedOn', operator: 'onOrAfter', value: '2023-01-01' };

const actions: Record<string, (api: GridApiPro) => void> = {
  'Joined since 2023': (api) => api.upsertFilterItem(recent),
  'All years': (api) => api.deleteFilterItem(recent),
  'Filter ratings': (api) => api.showFilterPanel('rating'),
  'Find Estonia': (api) => api.setQuickFilterValues(['estonia']),
  Reset: (api) => api.setFilterModel({ items: [], quickFilterValues: [] }),
};
// #endregion

export default function FilterMethods() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ height: 540, width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {Object.entries(actions).map(([label, action]) => (
          <Button
            key={label}
            size="small"
            variant="outlined"
            onClick={() => apiRef.current && action(apiRef.current)}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <DataGridPro aria-label="Staff" apiRef={apiRef} rows={rows} columns={columns} />
    </Stack>
  );
}
