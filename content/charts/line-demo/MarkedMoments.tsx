import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 16 }, (_, index) => index + 1);
const tickets = [38, 41, 44, 47, 52, 58, 61, 43, 36, 31, 29, 27, 28, 25, 24, 22];
const dashed = { strokeDasharray: '4 3' };

export default function MarkedMoments() {
  return (
    // #region preview
    <LineChart
      height={300}
      role="img"
      aria-label="Support tickets fall below the goal of 30 three weeks after the new handbook"
      xAxis={[{ data: weeks, label: 'Week', domainLimit: 'strict' }]}
      yAxis={[{ label: 'Tickets per week', min: 0, max: 70 }]}
      series={[{ data: tickets, label: 'Tickets', color: '#4254fb' }]}
      hideLegend
    >
      <ChartsReferenceLine x={8} label="New handbook" labelAlign="start" lineStyle={dashed} />
      <ChartsReferenceLine
        y={30}
        label="Goal"
        labelAlign="end"
        lineStyle={{ ...dashed, stroke: '#00795a' }}
      />
    </LineChart>
    // #endregion
  );
}
