import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { countries } from '../../samples/chartWorld';

const colors = { Asia: '#1d4ed8', Africa: '#c2410c', Europe: '#0f766e', Americas: '#a21caf' };
const regions = Object.entries(colors);

// #region preview
/** One series for each country, because the size of markers belongs to the series. */
const series = countries.map(({ id, people, income, life, region }) => ({
  id,
  data: [{ id, x: income, y: life }],
  // The area shows the number of people, so the radius is its square root.
  markerSize: Math.max(3, Math.sqrt(people) * 0.7),
  color: regions.find(([name]) => name === region)?.[1],
  valueFormatter: () => `${id}: ${people} million people, $${income},000, ${life} years`,
}));
// #endregion

export default function Bubbles() {
  return (
    <ScatterChart
      height={340}
      role="img"
      aria-label="Life expectancy rises with output per person; most people live in the middle"
      xAxis={[
        { scaleType: 'log', min: 1, max: 100, label: 'Output per person (thousand $, log scale)' },
      ]}
      yAxis={[{ label: 'Life expectancy (years)', min: 50, max: 90 }]}
      series={series}
      grid={{ horizontal: true }}
      voronoiMaxRadius={30}
      sx={{ '& circle': { fillOpacity: 0.65 } }}
    />
  );
}
