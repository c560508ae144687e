import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { month: 'Jan', rain: 82, snow: 31 },
  { month: 'Feb', rain: 64, snow: 27 },
  { month: 'Mar', rain: 71, snow: 12 },
  { month: 'Apr', rain: 58, snow: 2 },
  { month: 'May', rain: 49, snow: 0 },
];

const valueFormatter = (value: number | null) => (value === null ? '' : `${value} mm`);

export default function Precipitation() {
  return (
    <BarChart
      height={300}
      dataset={dataset}
      xAxis={[{ dataKey: 'month' }]}
      yAxis={[{ label: 'Precipitation (mm)' }]}
      series={[
        { dataKey: 'rain', label: 'Rain', stack: 'all', valueFormatter },
        { dataKey: 'snow', label: 'Snow', stack: 'all', valueFormatter },
      ]}
    />
  );
}
