import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { LineChart, lineElementClasses, markElementClasses } from '@mui/x-charts/LineChart';
import { revenue } from './revenue';

export default function ReportLook() {
  return (
    <LineChart
      height={300}
      role="img"
      aria-label="Revenue rises until May; the forecast falls until September"
      dataset={revenue}
      xAxis={[{ dataKey: 'month', scaleType: 'point', label: 'Month' }]}
      yAxis={[{ label: 'Revenue (thousand €)', min: 0 }]}
      series={[
        { id: 'booked', dataKey: 'booked', label: 'Booked', color: '#4254fb' },
        { id: 'forecast', dataKey: 'forecast', label: 'Forecast', color: '#4254fb' },
      ]}
      grid={{ horizontal: true }}
      // #region preview
      sx={{
        [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
        [`& .${lineElementClasses.series}-forecast`]: { strokeDasharray: '3 6' },
        [`& .${markElementClasses.root}`]: { fill: '#4254fb' },
        [`& .${axisClasses.root} :is(.${axisClasses.line}, .${axisClasses.tick})`]: {
          stroke: 'transparent',
        },
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '1 4' },
      }}
      // #endregion
    />
  );
}
