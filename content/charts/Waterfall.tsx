import { BarChart } from '@mui/x-charts/BarChart';
import { sunlight } from '../samples/chartWorld';

// #region preview
const total = sunlight.reduce((sum, { change }) => sum + change, 0);
const steps = [...sunlight, { step: 'Ground absorbs', change: total }].map(
  ({ step, change }, index) => {
    const after = sunlight.slice(0, index + 1).reduce((sum, row) => sum + row.change, 0);
    return change < 0
      ? { step, below: after, flow: null, loss: -change }
      : { step, below: 0, flow: change, loss: null };
  },
);
// #endregion
const watts = (value: number | null) => (value === null ? null : `${value} W/m²`);

export default function Waterfall() {
  return (
    <BarChart
      height={320}
      layout="horizontal"
      role="img"
      aria-label="Of 340 watts of sunlight per square meter, the ground absorbs 163"
      dataset={steps}
      xAxis={[{ label: 'Watts per square meter' }]}
      yAxis={[{ dataKey: 'step', width: 136, disableLine: true, disableTicks: true }]}
      series={[
        // The invisible part that lifts the others.
        { dataKey: 'below', stack: 'light', color: 'transparent', valueFormatter: () => null },
        {
          dataKey: 'flow',
          label: 'Light',
          stack: 'light',
          color: '#b45309',
          valueFormatter: watts,
        },
        { dataKey: 'loss', label: 'Loss', stack: 'light', color: '#6b7280', valueFormatter: watts },
      ]}
      grid={{ vertical: true }}
    />
  );
}
