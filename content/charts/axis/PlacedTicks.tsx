import { BarChart } from '@mui/x-charts/BarChart';
import { planets } from '../../samples/chartFacts';
import { fill, Playground } from '../../samples/chartPlayground';

type Values = {
  tickPlacement: 'extremities' | 'start' | 'middle' | 'end';
  tickLabelPlacement: 'middle' | 'tick';
};

export default function PlacedTicks() {
  return (
    <Playground<Values>
      height={460}
      controls={{
        tickPlacement: ['extremities', 'start', 'middle', 'end'],
        tickLabelPlacement: ['middle', 'tick'],
      }}
      initial={{ tickPlacement: 'middle', tickLabelPlacement: 'middle' }}
      code={({ tickPlacement, tickLabelPlacement }) =>
        `<BarChart\n  xAxis={[\n    {\n      dataKey: 'id',\n      tickPlacement: '${tickPlacement}',\n` +
        `      tickLabelPlacement: '${tickLabelPlacement}',\n    },\n  ]}\n/>`
      }
    >
      {(placement) => (
        // #region preview
        <BarChart
          role="img"
          aria-label="Jupiter has the largest diameter of all planets, 143 thousand kilometers"
          dataset={planets}
          xAxis={[
            {
              dataKey: 'id',
              ...placement,
              height: 70,
              tickLabelStyle: { angle: -45, textAnchor: 'end' },
            },
          ]}
          yAxis={[{ label: 'Diameter (thousand km)' }]}
          series={[{ dataKey: 'diameter', label: 'Diameter', color: '#7b1fa2' }]}
          grid={{ vertical: true }}
          hideLegend
          sx={fill}
        />
        // #endregion
      )}
    </Playground>
  );
}
