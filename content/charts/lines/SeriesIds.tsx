import { LineChart, lineElementClasses, markElementClasses } from '@mui/x-charts/LineChart';
import { yearlyGeneration } from '../../samples/energy';

export default function SeriesIds() {
  return (
    // #region preview
    <LineChart
      height={280}
      role="img"
      aria-label="Wind power overtook coal in 2021"
      dataset={yearlyGeneration}
      xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year' }]}
      yAxis={[{ label: 'Generation (TWh)', min: 0 }]}
      series={[
        { id: 'wind', dataKey: 'wind', label: 'Wind', color: '#00796b' },
        { id: 'gas', dataKey: 'gas', label: 'Gas', color: '#b26a00' },
        { id: 'coal', dataKey: 'coal', label: 'Coal', color: '#7d8590' },
      ]}
      sx={{
        [`& .${lineElementClasses.series}-wind`]: { strokeWidth: 4 },
        [`& .${lineElementClasses.series}-coal`]: {
          strokeDasharray: '2 5',
          strokeLinecap: 'round',
        },
        [`& .${markElementClasses.series}-gas`]: { strokeWidth: 4 },
      }}
    />
    // #endregion
  );
}
