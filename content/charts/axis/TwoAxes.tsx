import { LineChart } from '@mui/x-charts/LineChart';

const distance = [0, 2, 4, 6, 8, 10, 12, 14];
const altitude = [412, 468, 575, 731, 902, 1046, 1011, 894];
const thousands = (value: number) => value.toLocaleString('en-GB');

export default function TwoAxes() {
  return (
    // #region preview
    <LineChart
      height={300}
      role="img"
      aria-label="The trail climbs from 412 m to 1046 m at kilometer ten"
      xAxis={[
        {
          data: distance,
          label: 'Distance (km)',
          domainLimit: 'strict',
        },
      ]}
      yAxis={[
        {
          label: 'Altitude (m)',
          min: 300,
          tickNumber: 5,
          valueFormatter: thousands,
        },
      ]}
      series={[
        {
          data: altitude,
          label: 'Altitude',
          color: '#4254fb',
          area: true,
          baseline: 'min',
          valueFormatter: (value) => `${value} m`,
        },
      ]}
      sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.25 } }}
      hideLegend
    />
    // #endregion
  );
}
