import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);

// #region preview
type Range = { from?: string; to?: string };

function RangeInput({ item, applyValue, disabled }: GridFilterInputValueProps) {
  const range: Range = item.value ?? {};
  const field = (label: string, key: keyof Range) => (
    <TextField
      type="date"
      size="small"
      label={label}
      disabled={disabled}
      value={range[key] ?? ''}
      onChange={(event) =>
        applyValue({ ...item, value: { ...range, [key]: event.target.value || undefined } })
      }
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Stack spacing={1.5}>
      {field('From', 'from')}
      {field('To', 'to')}
    </Stack>
  );
}

const between: GridFilterOperator<GridPerson, Date> = {
  value: 'between',
  label: 'between',
  getApplyFilterFn: ({ value }) => {
    const { from, to }: Range = value ?? {};
    if (!from && !to) return null;
    const first = from ? new Date(`${from}T00:00`) : null;
    const last = to ? new Date(`${to}T23:59:59`) : null;
    return (date) => (!first || date >= first) && (!last || date <= last);
  },
  InputComponent: RangeInput,
};
// #endregion

const { name, joinedOn, department, status, salaryEur } = personColumns;
const dated = { ...joinedOn, filterOperators: [between, ...getGridDateOperators()] };
const columns: GridColDef<GridPerson>[] = [name, dated, department, status, salaryEur];
const item = {
  field: 'joinedOn',
  operator: 'between',
  value: { from: '2020-01-01', to: '2021-12-31' },
};

export default function DateRange() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        aria-label="People who joined in 2020 and 2021"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{ filter: { filterModel: { items: [item] } } }}
      />
    </div>
  );
}
