import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(400).sort((a, b) => a.joinedOn.getTime() - b.joinedOn.getTime());

// #region preview
const yearsUntil2025 = (date: Date) => 2025 - date.getFullYear();

const service: GridColDef<GridPerson> = {
  field: 'joinedOn',
  headerName: 'Service (years)',
  type: 'number',
  width: 140,
  // Both receive the date that is stored in `row.joinedOn`.
  valueGetter: (value?: Date) => value && yearsUntil2025(value),
  groupingValueGetter: (value: Date) => {
    const years = yearsUntil2025(value);
    return years >= 8 ? '8 years or more' : years >= 4 ? '4 to 7 years' : 'Under 4 years';
  },
};
// #endregion

const columns = [service, personColumns.name, personColumns.department, personColumns.salaryEur];

export default function GroupByService() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Staff by years of service"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['joinedOn'] } }}
        groupingColDef={{ headerName: 'Service', width: 200, sortable: false }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === '4 to 7 years'}
      />
    </Box>
  );
}
