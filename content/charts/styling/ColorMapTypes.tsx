import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis, YAxis } from '@mui/x-charts/models';
import { fill, Playground } from '../../samples/chartPlayground';

type Maps = { x?: XAxis<'band'>['colorMap']; y?: YAxis<'linear'>['colorMap'] };
type Values = { type: 'continuous' | 'piecewise' | 'ordinal'; min: number; max: number };
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

// #region preview
const maps = ({ type, min, max }: Values): Maps => {
  if (type === 'continuous') return { y: { type, min, max, color: ['#80cbc4', '#004d40'] } };
  if (type === 'piecewise')
    return { y: { type, thresholds: [min, max], colors: ['#00796b', '#b26a00', '#c62828'] } };
  const colors = ['#7b1fa2', '#ab47bc'];
  return { x: { type, values: ['Sat', 'Sun'], colors, unknownColor: '#7d8590' } };
};
// #endregion

export default function ColorMapTypes() {
  return (
    <Playground<Values>
      height={480}
      controls={{
        type: ['continuous', 'piecewise', 'ordinal'],
        min: { min: 100, max: 250, step: 10 },
        max: { min: 260, max: 500, step: 10 },
      }}
      initial={{ type: 'piecewise', min: 200, max: 400 }}
      code={(values) => {
        const [axis, colorMap] = Object.entries(maps(values))[0] ?? [];
        return `const ${axis}Axis = [{ colorMap: ${JSON.stringify(colorMap, null, 2)} }];`;
      }}
    >
      {(values) => (
        <BarChart
          role="img"
          aria-label="Most people visit on Saturday and Sunday"
          xAxis={[{ data: days, scaleType: 'band', colorMap: maps(values).x }]}
          yAxis={[{ label: 'Visitors', colorMap: maps(values).y }]}
          series={[{ data: [140, 165, 210, 190, 260, 480, 430], label: 'Visitors' }]}
          hideLegend
          sx={fill}
        />
      )}
    </Playground>
  );
}
