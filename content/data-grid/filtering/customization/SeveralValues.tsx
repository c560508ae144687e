import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { countries, gridPeople, type GridPerson } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);

// #region preview
function CountriesInput({
  item,
  applyValue,
  focusElementRef,
  disabled,
}: GridFilterInputValueProps) {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={1}
      size="small"
      disabled={disabled}
      options={countries}
      value={(item.value as string[] | undefined) ?? []}
      onChange={(_event, value) => applyValue({ ...item, value })}
      renderInput={(params) => (
        <TextField {...params} label="Countries" inputRef={focusElementRef} />
      )}
    />
  );
}

const operator = (
  value: string,
  label: string,
  wanted: boolean,
): GridFilterOperator<GridPerson> => ({
  value,
  label,
  getApplyFilterFn: ({ value: chosen }) => {
    if (!Array.isArray(chosen) || chosen.length === 0) return null;
    const set = new Set(chosen);
    return (country) => set.has(country) === wanted;
  },
  InputComponent: CountriesInput,
});
// #endregion

const columns: GridColDef<GridPerson>[] = [
  personColumns.name,
  {
    ...personColumns.country,
    filterOperators: [operator('in', 'is one of', true), operator('notIn', 'is none of', false)],
  },
  personColumns.department,
  personColumns.status,
  personColumns.salaryEur,
];

export default function SeveralValues() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'country', operator: 'in', value: ['Chile', 'Japan'] }],
            },
          },
        }}
      />
    </div>
  );
}
