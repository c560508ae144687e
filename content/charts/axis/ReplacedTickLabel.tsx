import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const visits = [412, 398, 455, 431, 520, 743, 688];

// #region preview
function WeekendLabel(props: ChartsTextProps) {
  const weekend = props.text === 'Sat' || props.text === 'Sun';
  return (
    <g>
      <ChartsText {...props} style={{ ...props.style, fontWeight: weekend ? 700 : 400 }} />
      {weekend && <circle cx={props.x} cy={Number(props.y) + 22} r={3} fill="#c62828" />}
    </g>
  );
}
// #endregion

export default function ReplacedTickLabel() {
  return (
    <BarChart
      height={260}
      role="img"
      aria-label="The pool has most visitors on Saturday, 743"
      xAxis={[{ data: days, height: 36 }]}
      yAxis={[{ label: 'Visitors' }]}
      series={[{ data: visits, label: 'Visitors', color: '#00796b' }]}
      slots={{ axisTickLabel: WeekendLabel }}
      hideLegend
    />
  );
}
