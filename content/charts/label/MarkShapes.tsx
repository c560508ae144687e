import { LineChart } from '@mui/x-charts/LineChart';
import { carbonDioxide } from '../../samples/chartFacts';
import { Playground } from '../../samples/chartPlayground';

const shapes = ['square', 'circle', 'line'] as const;
type Shape = (typeof shapes)[number];

export default function MarkShapes() {
  return (
    <Playground<{ labelMarkType: Shape }>
      height={440}
      controls={{ labelMarkType: shapes }}
      initial={{ labelMarkType: 'square' }}
      code={({ labelMarkType }) =>
        `<LineChart\n  series={[{ dataKey: 'ppm', label: 'CO₂ (ppm)', labelMarkType: '${labelMarkType}' }]}\n/>`
      }
    >
      {({ labelMarkType }) => (
        // #region preview
        <LineChart
          role="img"
          aria-label="Carbon dioxide rose from 317 to 414 ppm in 60 years"
          dataset={carbonDioxide}
          xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year', valueFormatter: String }]}
          yAxis={[{ label: 'CO₂ (ppm)' }]}
          series={[{ dataKey: 'ppm', label: 'CO₂ (ppm)', labelMarkType, color: '#0f766e' }]}
        />
        // #endregion
      )}
    </Playground>
  );
}
