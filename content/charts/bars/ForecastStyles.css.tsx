import { BarChart } from '@mui/x-charts/BarChart';
import { monthlyRevenue } from '../../samples/sales';
import './ForecastStyles.css';

export default function ForecastStyles() {
  return (
    <BarChart
      // #region preview
      className="forecast-chart"
      // #endregion
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
