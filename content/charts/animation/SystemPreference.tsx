import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { regionPopulation } from '../../samples/chartWorld';

// #region preview
const QUERY = '(prefers-reduced-motion: reduce)';
const subscribe = (notify: () => void) => {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
};
const useReducedMotion = () =>
  React.useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
// #endregion
const names = { asia: 'Asia', africa: 'Africa', europe: 'Europe', americas: 'Americas' };

export default function SystemPreference() {
  const reduced = useReducedMotion();
  const [index, setIndex] = React.useState(0);
  const { year, ...people } = regionPopulation[index] ?? { year: '', asia: 0 };
  const isLast = index === regionPopulation.length - 1;

  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 40 }}>
        <Button variant="outlined" onClick={() => setIndex(isLast ? 0 : index + 1)}>
          {isLast ? 'Back to 1950' : 'Next year'}
        </Button>
        <Box role="status">
          {year}, {reduced ? 'without' : 'with'} motion
        </Box>
      </Box>
      <BarChart
        height={260}
        role="img"
        aria-label={`People by region in ${year}`}
        xAxis={[{ data: Object.values(names) }]}
        yAxis={[{ label: 'People (millions)', width: 70, min: 0, max: 5000 }]}
        series={[{ data: Object.values(people), label: 'People (millions)', color: '#0e7490' }]}
        hideLegend
      />
    </Box>
  );
}
