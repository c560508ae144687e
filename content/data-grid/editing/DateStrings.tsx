import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

/** Dates as an API sends them: `2021-05-03`, in local time. */
const toText = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const rows = gridPeople(300).map(({ joinedOn, ...person }) => ({
  ...person,
  joinedOn: toText(joinedOn),
}));

// #region preview
type ApiPerson = (typeof rows)[number];

const joinedOn: GridColDef<ApiPerson, Date | null> = {
  field: 'joinedOn',
  headerName: 'Joined on',
  type: 'date',
  width: 160,
  editable: true,
  // Without a time, `new Date('2021-05-03')` is midnight UTC and can be the day before.
  valueGetter: (value: string) => (value ? new Date(`${value}T00:00`) : null),
  valueSetter: (value, row) => ({ ...row, joinedOn: value ? toText(value) : '' }),
  preProcessEditCellProps: ({ props }) => ({
    ...props,
    error: !props.value || props.value > new Date(2025, 11, 31),
  }),
};

const columns: GridColDef<ApiPerson>[] = [
  personColumns.name as GridColDef,
  joinedOn,
  {
    field: 'stored',
    headerName: 'In the row',
    width: 130,
    valueGetter: (_value, row) => row.joinedOn,
  },
];
// #endregion

export default function DateStrings() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid aria-label="Staff; dates as text" rows={rows} columns={columns} />
    </div>
  );
}
