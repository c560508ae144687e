import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { daylightByDay } from '../samples/chartDaylight';

const days = Array.from({ length: 31 }, (_, index) => index + 1);
const month = (index: number) =>
  new Date(2025, index, 1).toLocaleString('en-US', { month: 'short' });
const months = Array.from({ length: 12 }, (_, index) => month(index));

// #region preview
function Days() {
  const x = useXScale<'band'>();
  const y = useYScale<'band'>();
  return daylightByDay.map(({ date, oslo }) => (
    <rect
      key={date.getTime()}
      x={x(date.getDate())}
      y={y(month(date.getMonth()))}
      width={x.bandwidth()}
      height={y.bandwidth()}
      rx={2}
      fill={`color-mix(in oklab, #fbbf24 ${Math.round(((oslo - 5.5) / 13.5) * 100)}%, #312e81)`}
    >
      <title>{`${date.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}: ${oslo} hours`}</title>
    </rect>
  ));
}
// #endregion

export default function CalendarHeat() {
  return (
    <ChartContainer
      height={300}
      role="img"
      aria-label="Oslo has six hours of daylight in December and almost nineteen in June"
      xAxis={[
        {
          scaleType: 'band',
          data: days,
          categoryGapRatio: 0.1,
          label: 'Day',
          tickLabelInterval: (day: number) => day % 5 === 0,
        },
      ]}
      yAxis={[{ scaleType: 'band', data: months, categoryGapRatio: 0.1 }]}
      series={[]}
      disableAxisListener
    >
      <Days />
      <ChartsXAxis disableLine disableTicks />
      <ChartsYAxis disableLine disableTicks />
    </ChartContainer>
  );
}
