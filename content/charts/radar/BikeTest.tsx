import { RadarChart } from '@mui/x-charts/RadarChart';
import { bikeMetrics, bikeTests } from '../../samples/bikes';

const marks = (value: number | null) => `${value} of 10`;
const colors = ['#4254fb', '#009e73', '#d55e00'];

export default function BikeTest() {
  return (
    // #region preview
    <RadarChart
      height={320}
      role="img"
      aria-label="The racer wins on speed and weight, the commuter on comfort and price"
      radar={{ metrics: bikeMetrics, max: 10 }}
      series={bikeTests.map((test) => ({ ...test, valueFormatter: marks }))}
      colors={colors}
    />
    // #endregion
  );
}
