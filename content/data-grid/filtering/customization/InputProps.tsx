import InputAdornment from '@mui/material/InputAdornment';
import { DataGrid, getGridNumericOperators, type GridColDef } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);

// #region preview
const euroInput = {
  slotProps: {
    root: {
      size: 'small',
      label: 'Salary',
      slotProps: {
        htmlInput: { min: 0, step: 5000 },
        input: { endAdornment: <InputAdornment position="end">EUR</InputAdornment> },
      },
    },
  },
};

const salary: GridColDef<GridPerson> = {
  ...personColumns.salaryEur,
  filterOperators: getGridNumericOperators()
    .filter(({ value }) => ['>=', '<='].includes(value))
    .map((operator) => ({ ...operator, InputComponentProps: euroInput })),
};
// #endregion

const { name, country, status, rating } = personColumns;
const columns = [name, salary, country, status, rating];

export default function InputProps() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'salaryEur', operator: '>=', value: 70000 }] },
          },
        }}
      />
    </div>
  );
}
