import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { carbonDioxide } from '../../samples/chartFacts';
import { countries, electricityShares, regionPopulation } from '../../samples/chartWorld';

// #region preview
const light = { '--c1': '#5b21b6', '--c2': '#0e7490', '--c3': '#b45309', '--axis': '#6b7280' };
const dark = { '--c1': '#c4b5fd', '--c2': '#67e8f9', '--c3': '#fbbf24', '--axis': '#9ca3af' };
const brand = {
  height: 160,
  role: 'img',
  colors: ['var(--c1)', 'var(--c2)', 'var(--c3)'],
  hideLegend: true,
  slotProps: { tooltip: { disablePortal: true } },
  sx: {
    [`& .${axisClasses.root} :is(.${axisClasses.line}, .${axisClasses.tick})`]: {
      stroke: 'var(--axis)',
    },
  },
};
// #endregion
const years = { dataKey: 'year', scaleType: 'point', valueFormatter: String } as const;
const shares = electricityShares.slice(0, 3).map(({ id, label, value }) => ({ id, label, value }));
const points = countries.map(({ id, income, life }) => ({ id, x: income, y: life }));

export default function BrandTheme() {
  return (
    <Box
      sx={(theme) => ({
        ...light,
        ...theme.applyStyles('dark', dark),
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      })}
    >
      <BarChart
        {...brand}
        aria-label="People in Africa and Europe, in millions"
        dataset={regionPopulation}
        xAxis={[{ dataKey: 'year' }]}
        series={['africa', 'europe'].map((dataKey) => ({ dataKey, label: `${dataKey} (million)` }))}
      />
      <LineChart
        {...brand}
        aria-label="Carbon dioxide since 1960"
        dataset={carbonDioxide}
        xAxis={[years]}
        series={[{ dataKey: 'ppm', label: 'CO₂ (ppm)', showMark: false }]}
      />
      <PieChart
        {...brand}
        aria-label="Coal, gas and hydropower"
        series={[{ data: shares, innerRadius: '50%', valueFormatter: ({ value }) => `${value}%` }]}
      />
      <ScatterChart
        {...brand}
        aria-label="Output per person and life expectancy"
        yAxis={[{ min: 50, max: 90 }]}
        series={[{ data: points, label: 'Thousand $, years', markerSize: 4 }]}
      />
    </Box>
  );
}
