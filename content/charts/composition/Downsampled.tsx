import { LineChart } from '@mui/x-charts/LineChart';
import { fill, Playground } from '../../samples/chartPlayground';
import { vibration } from '../../samples/chartSignals';
import { largestTriangle } from './largestTriangle';

const readings = vibration(100_000);

export default function Downsampled() {
  return (
    <Playground
      height={480}
      controls={{ threshold: { min: 60, max: 1000, step: 20 } }}
      initial={{ threshold: 300 }}
      code={({ threshold }) =>
        `const kept = largestTriangle(readings, ${threshold}); // of 100,000\n` +
        `const xAxis = [{ data: kept, domainLimit: 'strict' }];\n` +
        `const series = [{ data: kept.map((index) => readings[index] ?? null) }];`
      }
    >
      {({ threshold }) => {
        const kept = largestTriangle(readings, threshold);
        return (
          // #region preview
          <LineChart
            skipAnimation
            role="img"
            aria-label={`Vibration of a machine, ${threshold} of 100,000 readings`}
            xAxis={[{ data: kept, label: 'Reading', domainLimit: 'strict' }]}
            yAxis={[{ label: 'Vibration (mm/s)', min: 0 }]}
            series={[
              {
                data: kept.map((index) => readings[index] ?? null),
                label: 'Vibration (mm/s)',
                showMark: false,
                curve: 'linear',
                color: '#0f766e',
              },
            ]}
            hideLegend
            sx={fill}
          />
          // #endregion
        );
      }}
    </Playground>
  );
}
