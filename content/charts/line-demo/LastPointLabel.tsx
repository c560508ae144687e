import { LineChart, type MarkElementProps } from '@mui/x-charts/LineChart';

const quarters = ['Q1 24', 'Q2 24', 'Q3 24', 'Q4 24', 'Q1 25', 'Q2 25'];
const score = [61, 63, 62, 66, 69, 74];

// #region preview
function LabelledMark({ x, y, color, dataIndex }: MarkElementProps) {
  // The first one is on the axis: its label goes beside the line.
  const shift = dataIndex === 0 ? 14 : 0;
  return (
    <g>
      <circle cx={x} cy={y} r={5} fill={color} />
      <text
        x={Number(x) + shift}
        y={Number(y) - 12}
        textAnchor="middle"
        fontSize={13}
        fill="currentColor"
      >
        {score[dataIndex]}
      </text>
    </g>
  );
}
// #endregion

export default function LastPointLabel() {
  return (
    <LineChart
      height={280}
      role="img"
      aria-label="Customer satisfaction rose from 61 to 74 points in six quarters"
      xAxis={[{ data: quarters, scaleType: 'point', label: 'Quarter' }]}
      yAxis={[{ label: 'Satisfaction (points)', min: 50, max: 80 }]}
      series={[
        {
          data: score,
          label: 'Satisfaction',
          color: '#4254fb',
          showMark: ({ index }) => index === 0 || index === score.length - 1,
        },
      ]}
      slots={{ mark: LabelledMark }}
      margin={{ right: 32 }}
      hideLegend
    />
  );
}
