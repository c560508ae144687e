import { BarChart, type BarSeries } from '@mui/x-charts/BarChart';
import type { StackOffsetType, StackOrderType } from '@mui/x-charts/models';
import { Playground } from '../../samples/chartPlayground';
import { gridBalance } from '../../samples/energy';

type Values = { stackOffset: StackOffsetType; stackOrder: StackOrderType };
const power = { stack: 'power', valueFormatter: (value: number | null) => `${value} MW` };
// Isolate the text so that the minus sign stays before the number on right-to-left pages.
const isolated = (value: number) => `\u2066${value}\u2069`;

// #region preview
const seriesWith = (strategy: Values): BarSeries[] => [
  { dataKey: 'wind', label: 'Wind', color: '#4254fb', ...power, ...strategy },
  { dataKey: 'cable', label: 'Sea cable', color: '#d55e00', ...power },
  { dataKey: 'battery', label: 'Battery', color: '#009e73', ...power },
];
// #endregion

export default function StackStrategy() {
  return (
    <Playground<Values>
      height={500}
      controls={{
        stackOffset: ['diverging', 'none', 'expand', 'silhouette', 'wiggle'],
        stackOrder: ['none', 'reverse', 'ascending', 'descending', 'appearance', 'insideOut'],
      }}
      initial={{ stackOffset: 'diverging', stackOrder: 'none' }}
      code={({ stackOffset, stackOrder }) =>
        `const series = [\n  {\n    dataKey: 'wind',\n    stack: 'power',\n    stackOffset: '${stackOffset}',\n` +
        `    stackOrder: '${stackOrder}',\n  },\n  { dataKey: 'cable', stack: 'power' },\n];`
      }
    >
      {(strategy) => (
        <BarChart
          role="img"
          aria-label="Power of an island grid by hour: wind, sea cable and battery"
          dataset={gridBalance}
          xAxis={[{ dataKey: 'hour', label: 'Hour' }]}
          yAxis={[{ label: 'Power (MW)', valueFormatter: isolated }]}
          series={seriesWith(strategy)}
        />
      )}
    </Playground>
  );
}
