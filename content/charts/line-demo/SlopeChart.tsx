import { LineChart } from '@mui/x-charts/LineChart';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';

const regions = [
  { id: 'Asia', data: [55, 60], color: '#1d4ed8' },
  { id: 'Europe', data: [22, 10], color: '#0f766e' },
  { id: 'Americas', data: [13, 13], color: '#a21caf' },
  { id: 'Africa', data: [9, 17], color: '#c2410c' },
];

// #region preview
function Ends() {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  return useLineSeries().map(({ id, data }) => (
    <g key={id} fontSize={13} fill="currentColor" dominantBaseline="central">
      <text x={(x('1950') ?? 0) - 12} y={y(data[0] ?? 0)} textAnchor="end">
        {`${data[0]}%`}
      </text>
      <text x={(x('2020') ?? 0) + 12} y={y(data[1] ?? 0)}>
        {`${data[1]}% ${id}`}
      </text>
    </g>
  ));
}
// #endregion

export default function SlopeChart() {
  return (
    <LineChart
      height={360}
      role="img"
      aria-label="From 1950 to 2020, the share of Europe fell from 22% to 10% of all people"
      xAxis={[{ data: ['1950', '2020'], scaleType: 'point', disableLine: true }]}
      yAxis={[{ position: 'none', min: 0, max: 65 }]}
      series={regions.map((region) => ({
        ...region,
        label: region.id,
        curve: 'linear',
        valueFormatter: (value) => `${value}% of all people`,
      }))}
      margin={{ left: 60, right: 120 }}
      hideLegend
    >
      <Ends />
    </LineChart>
  );
}
