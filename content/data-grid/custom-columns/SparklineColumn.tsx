import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../samples/stations';

// #region preview
const total = (days: number[]) => days.reduce((sum, kWh) => sum + kWh, 0);

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
        valueFormatter={(kWh) => `${kWh} kWh`}
      />
    ),
};

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 100 },
  { field: 'energy', headerName: 'Energy, 14 days', ...sparklineColumn },
  { field: 'uptime', headerName: 'Uptime (%)', type: 'number', width: 110 },
];
// #endregion

export default function SparklineColumn() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Charging stations"
        rows={stations}
        columns={columns}
        getRowId={(station) => station.name}
        hideFooter
      />
    </div>
  );
}
