import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const temperature = [11.2, 9.8, 9.1, 13.4, 18.9, 21.3, 19.7, 15.2, 12.4];
const humidity = [82, 87, 91, 76, 55, 46, 52, 68, 79];

export default function TwoUnits() {
  return (
    // #region preview
    <LineChart
      height={320}
      role="img"
      aria-label="Humidity falls while the temperature rises, and is lowest at three in the afternoon"
      xAxis={[{ data: hours, label: 'Hour', domainLimit: 'strict' }]}
      yAxis={[
        { id: 'temperature', label: 'Temperature (°C)', min: 0, max: 25 },
        { id: 'humidity', label: 'Humidity (percent)', position: 'right', min: 0, max: 100 },
      ]}
      series={[
        {
          data: temperature,
          label: 'Temperature',
          yAxisId: 'temperature',
          color: '#d55e00',
          valueFormatter: (value) => `${value} °C`,
        },
        {
          data: humidity,
          label: 'Humidity',
          yAxisId: 'humidity',
          color: '#4254fb',
          shape: 'square',
          valueFormatter: (value) => `${value}%`,
        },
      ]}
    />
    // #endregion
  );
}
