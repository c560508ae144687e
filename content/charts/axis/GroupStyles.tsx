import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { daylightByDay } from '../../samples/chartDaylight';

const firsts = daylightByDay.filter(({ date }) => date.getDate() === 1);
const monthName = (date: Date) => date.toLocaleDateString('en-US', { month: 'long' });

export default function GroupStyles() {
  return (
    <BarChart
      height={300}
      role="img"
      aria-label="Daylight in Rome on the first day of each month, longest in July"
      dataset={firsts}
      // #region preview
      xAxis={[
        {
          dataKey: 'date',
          scaleType: 'band',
          height: 56,
          valueFormatter: monthName,
          groups: [
            { getValue: (date: Date) => date.getMonth() + 1 },
            {
              getValue: (date: Date) => `Q${Math.floor(date.getMonth() / 3) + 1}`,
              tickSize: 28,
              tickLabelStyle: { fontWeight: 700 },
            },
          ],
        },
      ]}
      sx={{
        [`& .${axisClasses.directionX} [data-group-index="0"] .${axisClasses.tick}`]: {
          opacity: 0.3,
        },
        [`& .${axisClasses.directionX} [data-group-index="1"]`]: {
          [`& .${axisClasses.tick}`]: { strokeWidth: 2 },
        },
      }}
      // #endregion
      yAxis={[{ label: 'Daylight in Rome (hours)' }]}
      series={[{ dataKey: 'rome', label: 'Rome', color: '#b26a00' }]}
      hideLegend
    />
  );
}
