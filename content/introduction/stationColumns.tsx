import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { GridColDef } from '@mui/x-data-grid';
import type { Station } from '../samples/stations';

export function stationColumns(day: number): GridColDef<Station>[] {
  return [
    { field: 'name', headerName: 'Station', flex: 1, minWidth: 104 },
    {
      field: 'energy',
      headerName: 'Two weeks',
      width: 112,
      sortable: false,
      renderCell: ({ row: { name, energy } }) => (
        <SparkLineChart title={`${name}, kWh per day`} data={energy} plotType="bar" height={34} />
      ),
    },
    {
      field: 'energyOfDay',
      headerName: 'kWh',
      type: 'number',
      width: 78,
      valueGetter: (_, { energy }) => energy[day],
    },
    {
      field: 'uptime',
      headerName: 'Uptime %',
      type: 'number',
      width: 100,
      valueFormatter: (value: number) => value.toFixed(1),
    },
  ];
}
