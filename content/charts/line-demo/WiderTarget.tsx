import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AnimatedLine, LineChart, type AnimatedLineProps } from '@mui/x-charts/LineChart';
import { yearlyGeneration } from '../../samples/energy';

// #region preview
function WideLine(props: AnimatedLineProps) {
  const { d, cursor, onClick, onPointerEnter, onPointerLeave } = props;
  const handlers = { cursor, onClick, onPointerEnter, onPointerLeave };
  return (
    <>
      <AnimatedLine {...props} />
      <path d={d} fill="none" stroke="transparent" strokeWidth={24} {...handlers} />
    </>
  );
}
// #endregion

const line = { showMark: false, highlightScope: { highlight: 'series', fade: 'global' } } as const;

export default function WiderTarget() {
  const [picked, setPicked] = React.useState('none');

  return (
    <Box>
      <Typography variant="body2" aria-live="polite">
        Clicked line: {picked}
      </Typography>
      <LineChart
        height={280}
        role="img"
        aria-label="Wind power grows while coal declines"
        dataset={yearlyGeneration}
        xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year' }]}
        yAxis={[{ label: 'Generation (TWh)', min: 0 }]}
        series={[
          { id: 'Wind', dataKey: 'wind', label: 'Wind', color: '#00796b', ...line },
          { id: 'Coal', dataKey: 'coal', label: 'Coal', color: '#b26a00', ...line },
        ]}
        slots={{ line: WideLine }}
        onLineClick={(_event, { seriesId }) => setPicked(`${seriesId}`)}
      />
    </Box>
  );
}
