import { LineChart } from '@mui/x-charts/LineChart';
import { revenue } from './revenue';
import './ReportLook.css';

export default function ReportLook() {
  return (
    <LineChart
      // #region preview
      className="report-chart"
      // #endregion
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
