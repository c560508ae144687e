import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);

// #region preview
const about: GridFilterOperator<GridPerson, number | null> = {
  label: 'about (±10%)',
  headerLabel: 'About (±10%)',
  value: 'about',
  getApplyFilterFn: (item) => {
    if (item.value == null || Number.isNaN(Number(item.value))) return null;
    const target = Number(item.value);
    return (value) => value !== null && Math.abs(value - target) <= target * 0.1;
  },
  InputComponent: (props) => <GridFilterInputValue {...props} type="number" />,
};
// #endregion

const { name, country, department, salaryEur, rating } = personColumns;
const columns: GridColDef<GridPerson>[] = [
  name,
  { ...salaryEur, width: 140, filterOperators: [about, ...getGridNumericOperators()] },
  country,
  department,
  rating,
];

export default function OwnOperator() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Salaries of about 60,000 euros"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'salaryEur', operator: 'about', value: 60000 }] },
          },
        }}
        showToolbar
      />
    </Box>
  );
}
