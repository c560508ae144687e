import { LineChart } from '@mui/x-charts/LineChart';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { regionPopulation } from '../../samples/chartWorld';

// #region preview
function PointValues() {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  return useLineSeries().flatMap(({ id, data }) =>
    data.map((value, index) => (
      <text
        key={`${id}-${index}`}
        x={x(regionPopulation[index]?.year ?? '')}
        y={y(value ?? 0) - 12}
        textAnchor="middle"
        fontSize={12}
        fill="currentColor"
      >
        {value?.toLocaleString('en-US')}
      </text>
    )),
  );
}
// #endregion

export default function ValuesAtPoints() {
  return (
    <LineChart
      height={300}
      role="img"
      aria-label="Africa grew from 230 million people in 1950 to 1,360 million in 2020"
      dataset={regionPopulation}
      xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year' }]}
      yAxis={[{ position: 'none', min: 0, max: 1600 }]}
      series={[{ dataKey: 'africa', label: 'People in Africa (millions)', color: '#c2410c' }]}
    >
      <PointValues />
    </LineChart>
  );
}
