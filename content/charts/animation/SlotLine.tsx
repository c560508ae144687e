import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useAnimateLine } from '@mui/x-charts/hooks';
import { LineChart, type AnimatedLineProps } from '@mui/x-charts/LineChart';
import { daylight } from '../../samples/chartDaylight';

// #region preview
function SoftLine({ d, skipAnimation, ownerState }: AnimatedLineProps) {
  const animated = useAnimateLine({ d, skipAnimation });
  return (
    <path {...animated} stroke={ownerState.color} strokeWidth={6} strokeOpacity={0.5} fill="none" />
  );
}
// #endregion

const cities = { Oslo: 59.9, Rome: 41.9, Nairobi: -1.3, Sydney: -33.9 };
const names = Object.keys(cities) as (keyof typeof cities)[];
const weeks = Array.from({ length: 52 }, (_, index) => index + 1);

export default function SlotLine() {
  const [index, setIndex] = React.useState(0);
  const city = names[index % names.length] ?? 'Oslo';

  return (
    <Box>
      <Button variant="outlined" size="small" onClick={() => setIndex(index + 1)}>
        Next city
      </Button>
      <LineChart
        height={260}
        role="img"
        aria-label={`Daylight in ${city} by week`}
        xAxis={[{ data: weeks, label: 'Week', domainLimit: 'strict' }]}
        yAxis={[{ label: `Daylight in ${city} (hours)`, min: 0, max: 24 }]}
        series={[
          {
            data: weeks.map((week) => daylight(cities[city], week * 7)),
            label: city,
            color: '#b26a00',
            showMark: false,
          },
        ]}
        slots={{ line: SoftLine }}
        hideLegend
      />
    </Box>
  );
}
