import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { apollo } from '../samples/chartWorld';

const HOUR = 3_600_000;
const colors = ['#475569', '#1e40af', '#6d28d9', '#b45309', '#be123c', '#0f766e'];
const day = (date: Date) =>
  date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

// #region preview
function Phases() {
  const x = useXScale<'time'>();
  const y = useYScale<'band'>();
  return apollo.map(({ phase, start, end }, index) => (
    <rect
      key={phase}
      x={x(start)}
      y={y(phase)}
      // A phase of two hours would be a hairline without a minimum.
      width={Math.max(3, x(end) - x(start))}
      height={y.bandwidth()}
      rx={3}
      fill={colors[index]}
    >
      <title>{`${phase}: ${Math.round((end.getTime() - start.getTime()) / HOUR)} hours`}</title>
    </rect>
  ));
}
// #endregion

export default function Gantt() {
  return (
    <ChartContainer
      height={300}
      role="img"
      aria-label="Apollo 11 flew three days to the Moon and stayed on the surface for 22 hours"
      xAxis={[
        {
          scaleType: 'utc',
          data: apollo.flatMap(({ start, end }) => [start, end]),
          valueFormatter: day,
          tickNumber: 5,
          domainLimit: 'strict',
          label: 'July 1969 (UTC)',
        },
      ]}
      yAxis={[{ scaleType: 'band', data: apollo.map(({ phase }) => phase), width: 122 }]}
      series={[]}
      disableAxisListener
    >
      <ChartsGrid vertical />
      <Phases />
      <ChartsXAxis />
      <ChartsYAxis disableLine disableTicks />
    </ChartContainer>
  );
}
