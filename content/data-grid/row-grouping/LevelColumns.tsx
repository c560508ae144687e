import Box from '@mui/material/Box';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(500);
const { country, department, status, salaryEur, hours } = personColumns;
const name = { field: 'name', headerName: 'Name', width: 160 };
const columns = [country, department, name, status, salaryEur, hours];

// #region preview
const groupingColDef: DataGridPremiumProps['groupingColDef'] = ({ fields }) =>
  fields.includes('country')
    ? { headerName: 'Where', width: 160 }
    : { headerName: 'Who', width: 220, leafField: 'name', hideDescendantCount: true };
// #endregion

const initialState = {
  rowGrouping: { model: ['country', 'department'] },
  columns: { columnVisibilityModel: { country: false, department: false, name: false } },
};

export default function LevelColumns() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Staff with one column for countries and one for departments"
        rows={rows}
        columns={columns}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        initialState={initialState}
        isGroupExpandedByDefault={({ groupingKey }) =>
          groupingKey === 'Japan' || groupingKey === 'Sales'
        }
      />
    </Box>
  );
}
