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
    <Box component="table" sx={{ gridArea: 'legend', typography: 'body2', m: 1 }}>
      <tbody>
        {items.map(({ id, label, color, markType }, index) => (
          <tr key={id}>
            <td>
              <ChartsLabelMark type={markType} color={color} />
            </td>
            <Box component="th" scope="row" sx={{ textAlign: 'start', fontWeight: 400, px: 1 }}>
              {label}
            </Box>
            <td>{series[index]?.data.at(-1)} TWh</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
// #endregion

export default function TableLegend() {
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
