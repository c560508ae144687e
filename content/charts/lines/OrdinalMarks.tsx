import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const commuters = [41, 44, 45, 43, 47, 29, 22];

export default function OrdinalMarks() {
  return (
    // #region preview
    <LineChart
      height={260}
      role="img"
      aria-label="Fewer commuters travel on Saturday and Sunday"
      xAxis={[
        {
          data: days,
          scaleType: 'point',
          colorMap: {
            type: 'ordinal',
            values: ['Sat', 'Sun'],
            colors: ['#c62828', '#c62828'],
            unknownColor: '#00796b',
          },
        },
      ]}
      yAxis={[{ label: 'Commuters (thousand)', min: 0 }]}
      series={[{ data: commuters, label: 'Commuters', curve: 'linear' }]}
      sx={{ [`& .${lineElementClasses.root}`]: { stroke: '#7d8590' } }}
      hideLegend
    />
    // #endregion
  );
}
