import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { carbonDioxide } from '../../samples/chartFacts';
import { fill, Playground } from '../../samples/chartPlayground';

const range = { min: 0, max: 80, step: 5 };

function AreaFrame() {
  const { left, top, width, height } = useDrawingArea();
  return <rect x={left} y={top} width={width} height={height} fill="#c62828" fillOpacity={0.08} />;
}

export default function MarginSides() {
  return (
    <Playground
      height={500}
      controls={{ top: range, right: range, bottom: range, left: range }}
      initial={{ top: 10, right: 40, bottom: 10, left: 0 }}
      code={({ top, right, bottom, left }) =>
        `<LineChart\n  margin={{ top: ${top}, right: ${right}, bottom: ${bottom}, left: ${left} }}\n/>`
      }
    >
      {(margin) => (
        // #region preview
        <LineChart
          margin={margin}
          role="img"
          aria-label="Carbon dioxide rose from 317 to 414 ppm in 60 years"
          dataset={carbonDioxide}
          xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year', valueFormatter: String }]}
          yAxis={[{ label: 'CO₂ (ppm)' }]}
          series={[{ dataKey: 'ppm', label: 'CO₂', color: '#c62828', showMark: false }]}
          hideLegend
          sx={{ ...fill, outline: 1, outlineColor: 'divider' }}
        >
          <AreaFrame />
        </LineChart>
        // #endregion
      )}
    </Playground>
  );
}
