import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const balance = [-18, -12, -6, 4, 15, 22, 24, 17, 6, -3, -11, -19];
const isolated = (value: number | null) => `\u2066${value}\u2069`;

export default function AboveAndBelow() {
  return (
    // #region preview
    <LineChart
      height={300}
      role="img"
      aria-label="The house produces more power than it uses from April to September"
      xAxis={[{ data: months, scaleType: 'point', label: 'Month' }]}
      yAxis={[
        {
          label: 'Balance (kWh per day)',
          valueFormatter: isolated,
          colorMap: { type: 'piecewise', thresholds: [0], colors: ['#d55e00', '#4254fb'] },
        },
      ]}
      series={[
        {
          data: balance,
          label: 'Balance',
          area: true,
          showMark: false,
          valueFormatter: (value) => `${isolated(value)} kWh`,
        },
      ]}
      sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.4 } }}
      hideLegend
    >
      <ChartsReferenceLine y={0} />
    </LineChart>
    // #endregion
  );
}
