import { PieChart } from '@mui/x-charts/PieChart';
import { electricityShares } from '../../samples/chartWorld';
import { fill, Playground } from '../../samples/chartPlayground';

export default function SeparatedSlices() {
  return (
    <Playground
      height={500}
      controls={{
        innerRadius: { min: 0, max: 90, step: 5 },
        paddingAngle: { min: 0, max: 12 },
        cornerRadius: { min: 0, max: 20 },
      }}
      initial={{ innerRadius: 60, paddingAngle: 4, cornerRadius: 5 }}
      code={({ innerRadius, paddingAngle, cornerRadius }) =>
        `<PieChart\n  series={[\n    {\n      data,\n      innerRadius: '${innerRadius}%',\n` +
        `      paddingAngle: ${paddingAngle},\n      cornerRadius: ${cornerRadius},\n    },\n  ]}\n/>`
      }
    >
      {({ innerRadius, ...shape }) => (
        // #region preview
        <PieChart
          role="img"
          aria-label="Coal makes 35% of the world’s electricity"
          series={[
            {
              data: electricityShares,
              innerRadius: `${innerRadius}%`,
              ...shape,
              valueFormatter: ({ value }) => `${value}%`,
            },
          ]}
          hideLegend
          sx={fill}
        />
        // #endregion
      )}
    </Playground>
  );
}
