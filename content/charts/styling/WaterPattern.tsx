import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { reservoirLevels } from '../../samples/rainfall';

export default function WaterPattern() {
  return (
    <BarChart
      height={280}
      role="img"
      aria-label="The reservoir is lowest in September with 34 percent"
      dataset={reservoirLevels}
      xAxis={[{ dataKey: 'month', label: 'Month' }]}
      yAxis={[{ label: 'Fill level (percent)', max: 100 }]}
      series={[{ dataKey: 'level', label: 'Fill level', color: '#4254fb' }]}
      hideLegend
      // #region preview
      sx={{
        [`& .${barElementClasses.root}`]: {
          fill: 'url(#water-lines)',
          stroke: '#4254fb',
          strokeWidth: 2,
        },
      }}
    >
      <defs>
        <pattern id="water-lines" width="10" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 3 Q2.5 0 5 3 T10 3" fill="none" stroke="#4254fb" strokeWidth="1.5" />
        </pattern>
      </defs>
    </BarChart>
    // #endregion
  );
}
