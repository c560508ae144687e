import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { yearlyGeneration } from '../../samples/energy';

const lastYear = yearlyGeneration.at(-1)!.year;

// #region preview
function LineNames() {
  const series = useLineSeries();
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  return series.map(({ id, label, color, data }) => (
    <text
      key={id}
      x={(x(lastYear) ?? 0) + 12}
      y={y(data.at(-1) ?? 0)}
      dominantBaseline="central"
      fontSize={13}
      fontWeight={600}
      fill={color}
    >
      {typeof label === 'function' ? label('legend') : label}
    </text>
  ));
}
// #endregion

export default function EndLabels() {
  return (
    <LineChart
      height={280}
      role="img"
      aria-label="Wind overtook gas in 2023 and hydro power in the same year"
      dataset={yearlyGeneration}
      xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year' }]}
      yAxis={[{ label: 'Generation (TWh)', min: 0 }]}
      series={[
        { dataKey: 'wind', label: 'Wind', color: '#009e73' },
        { dataKey: 'gas', label: 'Gas', color: '#c77700' },
        { dataKey: 'coal', label: 'Coal', color: '#7d8590' },
      ]}
      margin={{ right: 64 }}
      hideLegend
    >
      <LineNames />
    </LineChart>
  );
}
