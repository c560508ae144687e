import { BarChart } from '@mui/x-charts/BarChart';
import { monthlyRevenue } from '../../samples/sales';

// #region preview
const chartClassName = [
  '[&_.MuiBarElement-series-forecast]:[fill-opacity:0.35]',
  '[&_.MuiBarElement-series-forecast]:stroke-[#4254fb]',
  '[&_.MuiBarElement-series-forecast]:stroke-2',
  '[&_.MuiBarElement-series-forecast]:[stroke-dasharray:4_3]',
  '[&_.MuiChartsAxis-line]:stroke-transparent',
  '[&_.MuiChartsAxis-tick]:stroke-transparent',
  '[&_.MuiChartsGrid-line]:[stroke-dasharray:2_4]',
].join(' ');
// #endregion

export default function ForecastStyles() {
  return (
    <BarChart
      className={chartClassName}
      height={320}
      role="img"
      aria-label="Monthly revenue: booked until June, forecast from June to September"
      dataset={monthlyRevenue}
      xAxis={[{ dataKey: 'month', label: 'Month', tickLabelMinGap: 2 }]}
      yAxis={[{ label: 'Revenue (thousand €)' }]}
      series={[
        { id: 'booked', dataKey: 'booked', label: 'Booked', stack: 'revenue' },
        {
          id: 'forecast',
          dataKey: 'forecast',
          label: 'Forecast',
          stack: 'revenue',
          color: '#9aa4fd',
        },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
