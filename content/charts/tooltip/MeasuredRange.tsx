import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 9, 12, 15, 18, 21];
const measured = [11.2, 14.9, 19.4, 21.1, null, null];
const expected = [null, null, null, 21.1, 18.6, 14.8];
const error = [0, 0, 0, 0, 0.6, 1.1];

export default function MeasuredRange() {
  return (
    // #region preview
    <LineChart
      height={280}
      role="img"
      aria-label="21.1 °C measured at three; 14.8 °C expected at nine in the evening"
      xAxis={[
        {
          data: hours,
          label: 'Hour',
          domainLimit: 'strict',
          valueFormatter: (hour: number, { location }: { location: string }) =>
            location === 'tick' ? `${hour}` : `${hour}:00`,
        },
      ]}
      yAxis={[{ label: 'Temperature (°C)', min: 0 }]}
      series={[
        {
          data: measured,
          label: 'Measured',
          color: '#4254fb',
          valueFormatter: (value) => (value === null ? null : `${value} °C`),
        },
        {
          data: expected,
          label: 'Expected',
          color: '#d55e00',
          valueFormatter: (value, { dataIndex }) =>
            value === null || !error[dataIndex] ? null : `${value} ± ${error[dataIndex]} °C`,
        },
      ]}
    />
    // #endregion
  );
}
