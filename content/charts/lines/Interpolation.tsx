import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';
import { fill, Playground } from '../../samples/chartPlayground';

const curves: CurveType[] = [
  'monotoneX',
  'linear',
  'catmullRom',
  'natural',
  'bumpX',
  'bumpY',
  'monotoneY',
  'step',
  'stepBefore',
  'stepAfter',
];
const times = ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00'];
const occupied = [12, 64, 71, 70, 38, 82, 25];

export default function Interpolation() {
  return (
    <Playground<{ curve: CurveType; area: boolean; showMark: boolean }>
      height={480}
      controls={{ curve: curves, area: 'switch', showMark: 'switch' }}
      initial={{ curve: 'monotoneX', area: false, showMark: true }}
      code={({ curve, area, showMark }) =>
        `<LineChart\n  series={[\n    {\n      data: [12, 64, 71, 70, 38, 82, 25],\n      curve: '${curve}',\n` +
        `      area: ${area},\n      showMark: ${showMark},\n    },\n  ]}\n/>`
      }
    >
      {(options) => (
        // #region preview
        <LineChart
          role="img"
          aria-label="The car park fills until noon, empties, and is fullest at six"
          xAxis={[{ data: times, scaleType: 'point', label: 'Time' }]}
          yAxis={[{ label: 'Occupied (percent)', min: 0, max: 100 }]}
          series={[{ data: occupied, label: 'Occupied', color: '#4254fb', ...options }]}
          hideLegend
          sx={fill}
        />
        // #endregion
      )}
    </Playground>
  );
}
