import { RadarAxis, RadarChart } from '@mui/x-charts/RadarChart';
import { bikeMetrics, bikeTests } from '../../samples/bikes';

export default function WithScale() {
  return (
    // #region preview
    <RadarChart
      height={300}
      role="img"
      aria-label="Test ratings of the racer, with a scale from 0 to 10"
      radar={{ metrics: bikeMetrics, max: 10 }}
      series={[{ ...bikeTests[2]!, color: '#d55e00' }]}
      hideLegend
    >
      <RadarAxis metric="Comfort" divisions={5} angle={30} labelOrientation="rotated" />
    </RadarChart>
    // #endregion
  );
}
