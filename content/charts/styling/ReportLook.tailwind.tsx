import { LineChart } from '@mui/x-charts/LineChart';
import { revenue } from './revenue';

// #region preview
const chartClassName = [
  '[&_.MuiLineElement-root]:stroke-3',
  '[&_.MuiLineElement-series-forecast]:[stroke-dasharray:3_6]',
  '[&_.MuiMarkElement-root]:fill-[#4254fb]',
  '[&_.MuiChartsAxis-line]:stroke-transparent',
  '[&_.MuiChartsAxis-tick]:stroke-transparent',
  '[&_.MuiChartsGrid-line]:[stroke-dasharray:1_4]',
].join(' ');
// #endregion

export default function ReportLook() {
  return (
    <LineChart
      className={chartClassName}
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
    />
  );
}
