import { LineChart } from '@mui/x-charts/LineChart';

const rounds = [1, 2, 3, 4, 5, 6, 7, 8];
const place = { Alba: [4, 3, 3, 2, 1, 1, 2, 1], Corvo: [1, 1, 2, 1, 2, 3, 3, 3] };

export default function ReverseAndLimits() {
  return (
    // #region preview
    <LineChart
      height={260}
      role="img"
      aria-label="Alba climbs from fourth to first place, Corvo falls from first to third"
      xAxis={[{ data: rounds, label: 'Round', tickMinStep: 1, domainLimit: 'strict' }]}
      yAxis={[{ label: 'Place', reverse: true, min: 1, max: 4, tickMinStep: 1 }]}
      series={[
        { data: place.Alba, label: 'Alba', color: '#4254fb', curve: 'linear' },
        { data: place.Corvo, label: 'Corvo', color: '#d55e00', curve: 'linear', shape: 'square' },
      ]}
    />
    // #endregion
  );
}
