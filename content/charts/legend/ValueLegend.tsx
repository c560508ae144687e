import Box from '@mui/material/Box';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { useLegend, useLineSeries } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { yearlyGeneration } from '../../samples/energy';

// #region preview
function LatestValues() {
  const { items } = useLegend();
  const series = useLineSeries();
  return (
    <Box role="list" sx={{ gridArea: 'legend', display: 'flex', gap: 3, height: 40 }}>
      {items.map(({ id, label, color, markType }, index) => (
        <Box role="listitem" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <ChartsLabelMark type={markType} color={color} />
          <span>
            {label} <b>{series[index]?.data.at(-1)} TWh</b>
          </span>
        </Box>
      ))}
    </Box>
  );
}
// #endregion

export default function ValueLegend() {
  return (
    <LineChart
      height={280}
      role="img"
      aria-label="Wind power has grown every year, to 28.4 TWh"
      dataset={yearlyGeneration}
      xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year' }]}
      yAxis={[{ label: 'Generation (TWh)', min: 0 }]}
      series={[
        { dataKey: 'wind', label: 'Wind', color: '#009e73' },
        { dataKey: 'coal', label: 'Coal', color: '#7d8590' },
      ]}
      slots={{ legend: LatestValues }}
    />
  );
}
