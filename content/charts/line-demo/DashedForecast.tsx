import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const years = Array.from({ length: 11 }, (_, index) => 2018 + index);
const counted = [48.2, 49.1, 49.4, 50.6, 51.9, 52.8, 53.5, 54.1];
// The forecast starts with the last counted value, so that the two lines meet.
const forecast = [null, null, null, null, null, null, null, 54.1, 54.9, 55.8, 56.4];
const thousand = (value: number | null) => (value === null ? null : `${value} thousand`);

export default function DashedForecast() {
  return (
    <LineChart
      height={300}
      role="img"
      aria-label="The town had 54.1 thousand inhabitants in 2025; 56.4 thousand are expected in 2028"
      xAxis={[{ data: years, label: 'Year', valueFormatter: String, domainLimit: 'strict' }]}
      yAxis={[{ label: 'Inhabitants (thousand)' }]}
      // #region preview
      series={[
        { data: counted, label: 'Counted', color: '#4254fb', valueFormatter: thousand },
        {
          id: 'forecast',
          data: forecast,
          label: 'Forecast',
          color: '#4254fb',
          showMark: false,
          valueFormatter: thousand,
        },
      ]}
      sx={{ [`& .${lineElementClasses.series}-forecast`]: { strokeDasharray: '6 5' } }}
      // #endregion
    />
  );
}
