import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { monthlyRevenue } from '../../samples/sales';

export default function ForecastStyles() {
  return (
    <BarChart
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
      // #region preview
      sx={{
        [`& .${barElementClasses.series}-forecast`]: {
          fillOpacity: 0.35,
          stroke: '#4254fb',
          strokeWidth: 2,
          strokeDasharray: '4 3',
        },
        [`& .${axisClasses.root} :is(.${axisClasses.line}, .${axisClasses.tick})`]: {
          stroke: 'transparent',
        },
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 4' },
      }}
      // #endregion
    />
  );
}
