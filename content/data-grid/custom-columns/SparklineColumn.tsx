import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);

// #region preview
const total = (weeks: number[]) => weeks.reduce((sum, hours) => sum + hours, 0);

const sparklineColumn: GridColTypeDef<number[], string> = {
  type: 'custom',
  display: 'flex',
  width: 160,
  resizable: false,
  filterable: false,
  sortComparator: (a: number[], b: number[]) => total(a) - total(b),
  // Used for copying, exporting and searching.
  valueFormatter: (value: number[]) => value.join(' '),
  renderCell: ({ value, colDef }) =>
    value && (
      <SparkLineChart
        data={value}
        plotType="bar"
        width={colDef.computedWidth - 22}
        height={36}
        showHighlight
        showTooltip
        valueFormatter={(hours) => `${hours} h`}
      />
    ),
};

const columns: GridColDef<GridPerson>[] = [
  personColumns.name,
  { field: 'hours', headerName: 'Hours, 8 weeks', ...sparklineColumn },
  personColumns.department,
  personColumns.rating,
  personColumns.salaryEur,
];
// #endregion

export default function SparklineColumn() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid aria-label="Working hours" rows={rows} columns={columns} />
    </div>
  );
}
