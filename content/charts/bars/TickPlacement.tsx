import { BarChart } from '@mui/x-charts/BarChart';
import { fill, Playground } from '../../samples/chartPlayground';
import { hourlyBoardings } from '../../samples/transit';

type Values = {
  tickPlacement: 'extremities' | 'start' | 'middle' | 'end';
  tickLabelPlacement: 'middle' | 'tick';
};
const thousand = (value: number | null) => `${value} thousand`;

export default function TickPlacement() {
  return (
    <Playground<Values>
      height={480}
      controls={{
        tickPlacement: ['extremities', 'start', 'middle', 'end'],
        tickLabelPlacement: ['middle', 'tick'],
      }}
      initial={{ tickPlacement: 'start', tickLabelPlacement: 'tick' }}
      code={({ tickPlacement, tickLabelPlacement }) =>
        `<BarChart\n  xAxis={[\n    {\n      dataKey: 'from',\n      tickPlacement: '${tickPlacement}',\n` +
        `      tickLabelPlacement: '${tickLabelPlacement}',\n    },\n  ]}\n/>`
      }
    >
      {(placement) => (
        // #region preview
        <BarChart
          role="img"
          aria-label="Boardings by hour: the peak is between eight and nine o'clock"
          dataset={hourlyBoardings}
          xAxis={[{ dataKey: 'from', label: 'Time', ...placement }]}
          yAxis={[{ label: 'Boardings (thousand)' }]}
          hideLegend
          series={[{ dataKey: 'boardings', label: 'Boardings', valueFormatter: thousand }]}
          grid={{ horizontal: true, vertical: true }}
          sx={fill}
        />
        // #endregion
      )}
    </Playground>
  );
}
