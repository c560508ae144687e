import { BarChart } from '@mui/x-charts/BarChart';
import { Playground } from '../../samples/chartPlayground';
import { weekdayBoardings } from '../../samples/transit';

export default function BarGaps() {
  return (
    <Playground
      height={480}
      controls={{
        categoryGapRatio: { min: 0, max: 0.9, step: 0.1 },
        barGapRatio: { min: -0.9, max: 0.9, step: 0.1 },
      }}
      initial={{ categoryGapRatio: 0.3, barGapRatio: 0.1 }}
      code={({ categoryGapRatio, barGapRatio }) =>
        `<BarChart\n  xAxis={[\n    {\n      dataKey: 'day',\n      categoryGapRatio: ${categoryGapRatio},\n` +
        `      barGapRatio: ${barGapRatio},\n    },\n  ]}\n/>`
      }
    >
      {(gaps) => (
        // #region preview
        <BarChart
          role="img"
          aria-label="Boardings of two tram lines by day of the week"
          dataset={weekdayBoardings}
          xAxis={[{ dataKey: 'day', label: 'Day', ...gaps }]}
          yAxis={[{ label: 'Boardings (thousand)' }]}
          series={[
            { dataKey: 'northLine', label: 'North line' },
            { dataKey: 'southLine', label: 'South line', color: '#d55e00' },
          ]}
        />
        // #endregion
      )}
    </Playground>
  );
}
