import { LineChart } from '@mui/x-charts/LineChart';
import type { StackOffsetType, StackOrderType } from '@mui/x-charts/models';
import { Playground } from '../../samples/chartPlayground';
import { yearlyGeneration } from '../../samples/energy';

const sources = { hydro: '#4254fb', wind: '#009e73', gas: '#e69f00', coal: '#7d8590' };
// Isolate the text so that the minus sign stays before the number on right-to-left pages.
const isolated = (value: number) => `\u2066${value}\u2069`;

export default function OffsetAndOrder() {
  return (
    <Playground<{ stackOffset: StackOffsetType; stackOrder: StackOrderType }>
      height={500}
      controls={{
        stackOffset: ['none', 'expand', 'silhouette', 'wiggle'],
        stackOrder: ['none', 'reverse', 'ascending', 'descending', 'appearance', 'insideOut'],
      }}
      initial={{ stackOffset: 'silhouette', stackOrder: 'none' }}
      code={({ stackOffset, stackOrder }) =>
        `const series = [\n  {\n    dataKey: 'hydro',\n    area: true,\n    stack: 'sources',\n` +
        `    stackOffset: '${stackOffset}',\n    stackOrder: '${stackOrder}',\n  },\n` +
        `  { dataKey: 'wind', area: true, stack: 'sources' },\n];`
      }
    >
      {({ stackOffset, stackOrder }) => (
        // #region preview
        <LineChart
          role="img"
          aria-label="Electricity by source and year, stacked"
          dataset={yearlyGeneration}
          xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year' }]}
          yAxis={[{ label: 'Generation (TWh)', valueFormatter: isolated }]}
          series={Object.entries(sources).map(([dataKey, color]) => ({
            dataKey,
            color,
            label: dataKey,
            area: true,
            showMark: false,
            stack: 'sources',
            stackOffset,
            stackOrder,
          }))}
        />
        // #endregion
      )}
    </Playground>
  );
}
