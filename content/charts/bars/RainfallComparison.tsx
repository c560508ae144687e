import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const coast = [178, 142, 131, 96, 82, 79, 104, 127, 168, 204, 193, 186];
const valley = [61, 48, 55, 63, 84, 97, 112, 101, 77, 69, 66, 64];

const millimeters = (value: number | null) => `${value} mm`;
const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function RainfallComparison() {
  return (
    // #region preview
    <BarChart
      height={320}
      role="img"
      aria-label="Monthly rainfall: the coast is wettest in October, the valley in July"
      xAxis={[{ data: months, label: 'Month' }]}
      yAxis={[{ label: 'Rainfall (mm)' }]}
      series={[
        { label: 'Coast', data: coast, valueFormatter: millimeters, highlightScope },
        {
          label: 'Valley',
          data: valley,
          color: '#d55e00',
          valueFormatter: millimeters,
          highlightScope,
        },
      ]}
      grid={{ horizontal: true }}
      borderRadius={3}
    />
    // #endregion
  );
}
