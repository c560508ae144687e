import { BarChart } from '@mui/x-charts/BarChart';
import { mountains } from '../../samples/chartFacts';
import { fill, Playground } from '../../samples/chartPlayground';

type Values = { angle: number; height: number; textAnchor: 'start' | 'middle' | 'end' };

export default function LabelAngle() {
  return (
    <Playground<Values>
      height={500}
      controls={{
        angle: { min: -90, max: 90, step: 5 },
        height: { min: 25, max: 120, step: 5 },
        textAnchor: ['start', 'middle', 'end'],
      }}
      initial={{ angle: -35, height: 90, textAnchor: 'end' }}
      code={({ angle, height, textAnchor }) =>
        `<BarChart\n  xAxis={[\n    {\n      dataKey: 'name',\n      height: ${height},\n` +
        `      tickLabelStyle: { angle: ${angle}, textAnchor: '${textAnchor}' },\n    },\n  ]}\n/>`
      }
    >
      {({ angle, height, textAnchor }) => (
        // #region preview
        <BarChart
          role="img"
          aria-label="Everest is the highest mountain with 8849 m"
          dataset={mountains}
          xAxis={[{ dataKey: 'name', height, tickLabelStyle: { angle, textAnchor } }]}
          yAxis={[{ label: 'Height (m)', width: 70 }]}
          series={[{ dataKey: 'height', label: 'Height', color: '#00796b' }]}
          hideLegend
          sx={fill}
        />
        // #endregion
      )}
    </Playground>
  );
}
