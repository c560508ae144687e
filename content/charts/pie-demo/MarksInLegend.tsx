import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { PieChart } from '@mui/x-charts/PieChart';

// #region preview
const mark = (path: string) =>
  function Mark({ className, color }: ChartsLabelCustomMarkProps) {
    return (
      <svg className={className} viewBox="0 0 12 12" width={14} height={14}>
        <path d={path} fill={color} />
      </svg>
    );
  };

const trips = [
  {
    label: 'On time',
    value: 812,
    color: '#4254fb',
    labelMarkType: mark('M1 6l3 4 7-9-7 6z'),
  },
  { label: 'Late', value: 121, color: '#e69f00', labelMarkType: mark('M6 1l5 10H1z') },
  { label: 'Canceled', value: 34, color: '#d55e00', labelMarkType: mark('M2 2h8v8H2z') },
];
// #endregion

export default function MarksInLegend() {
  return (
    <PieChart
      height={220}
      role="img"
      aria-label="Of 967 trips, 812 were on time"
      series={[{ data: trips, valueFormatter: ({ value }) => `${value} trips` }]}
    />
  );
}
