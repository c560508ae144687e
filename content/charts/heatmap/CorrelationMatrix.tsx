import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const measures = ['Sepal length', 'Sepal width', 'Petal length', 'Petal width'];
const correlations = [
  [1, -0.12, 0.87, 0.82],
  [-0.12, 1, -0.43, -0.37],
  [0.87, -0.43, 1, 0.96],
  [0.82, -0.37, 0.96, 1],
];
const cells = correlations.flatMap((row, y) =>
  row.map((value, x): HeatmapValueType => [x, y, value]),
);

// #region preview
/** Brown for -1, almost white for 0, blue-green for 1. */
const diverging = (t: number) => {
  const strength = Math.round(Math.abs(t - 0.5) * 200);
  return `color-mix(in oklab, ${t < 0.5 ? '#8c510a' : '#01665e'} ${strength}%, #f5f5f5)`;
};
// #endregion

export default function CorrelationMatrix() {
  return (
    <Box role="img" aria-label="Petal length and petal width of irises correlate most, with 0.96">
      <Heatmap
        height={300}
        xAxis={[{ data: measures, height: 48, valueFormatter: (name) => name.replace(' ', '\n') }]}
        yAxis={[{ data: measures, width: 86 }]}
        zAxis={[{ colorMap: { type: 'continuous', min: -1, max: 1, color: diverging } }]}
        series={[
          {
            data: cells,
            label: 'Correlation',
            valueFormatter: ([, , value]) => `\u2066${value.toFixed(2)}\u2069`,
          },
        ]}
      />
    </Box>
  );
}
