import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { fill, Playground } from '../../samples/chartPlayground';
import { openingDays, openingHours, visitCells } from '../../samples/visits';

const ramps = {
  blue: ['#dfe4ff', '#1d2899'],
  green: ['#dcfce7', '#14532d'],
  ember: ['#fef3c7', '#7f1d1d'],
} as const;
type Values = { color: keyof typeof ramps; min: number; max: number; gap: number };

export default function RampPlayground() {
  return (
    <Playground<Values>
      height={500}
      controls={{
        color: ['blue', 'green', 'ember'],
        min: { min: 0, max: 50, step: 5 },
        max: { min: 55, max: 200, step: 5 },
        gap: { min: 0, max: 0.4, step: 0.05 },
      }}
      initial={{ color: 'ember', min: 10, max: 105, gap: 0.1 }}
      code={({ color, min, max, gap }) =>
        `<Heatmap\n  xAxis={[{ data: hours, categoryGapRatio: ${gap} }]}\n` +
        `  yAxis={[{ data: days, categoryGapRatio: ${gap} }]}\n  zAxis={[\n    {\n      colorMap: {\n` +
        `        type: 'continuous',\n        min: ${min},\n        max: ${max},\n` +
        `        color: ['${ramps[color].join("', '")}'],\n      },\n    },\n  ]}\n/>`
      }
    >
      {({ color, min, max, gap }) => (
        <Box role="img" aria-label="Visits to a library by day and hour" sx={{ height: 1 }}>
          {/* #region preview */}
          <Heatmap
            xAxis={[{ data: openingHours, label: 'Hour', categoryGapRatio: gap }]}
            yAxis={[{ data: openingDays, label: 'Day', categoryGapRatio: gap }]}
            zAxis={[{ colorMap: { type: 'continuous', min, max, color: ramps[color] } }]}
            series={[{ data: visitCells, label: 'Visits' }]}
            sx={fill}
          />
          {/* #endregion */}
        </Box>
      )}
    </Playground>
  );
}
