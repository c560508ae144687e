import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import { carbonDioxide } from '../../samples/chartFacts';

const LAST = carbonDioxide.length - 1;
const focusRing = { borderRadius: 1, '&:focus-visible': { outline: '2px solid #1d4ed8' } };

export default function KeyboardCursor() {
  const [index, setIndex] = React.useState(LAST);
  const text = `${carbonDioxide[index]?.year}: ${carbonDioxide[index]?.ppm} ppm`;

  // #region preview
  const targets: Record<string, number> = {
    ArrowRight: Math.min(LAST, index + 1),
    ArrowLeft: Math.max(0, index - 1),
    Home: 0,
    End: LAST,
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setIndex(next);
  };

  return (
    <Box
      role="slider"
      tabIndex={0}
      aria-label="Carbon dioxide by year"
      aria-valuemin={0}
      aria-valuemax={LAST}
      aria-valuenow={index}
      aria-valuetext={text}
      onKeyDown={handleKeyDown}
      dir="ltr"
      sx={focusRing}
    >
      <LineChart
        height={260}
        dataset={carbonDioxide}
        highlightedAxis={[{ axisId: 'year', dataIndex: index }]}
        onHighlightedAxisChange={([item]) => item && setIndex(item.dataIndex)}
        // #endregion
        xAxis={[{ id: 'year', dataKey: 'year', scaleType: 'point', valueFormatter: String }]}
        yAxis={[{ label: 'CO₂ (ppm)' }]}
        series={[{ dataKey: 'ppm', label: 'CO₂ (ppm)', color: '#7e22ce' }]}
        slotProps={{ tooltip: { trigger: 'none' } }}
        hideLegend
      />
      <Box sx={{ height: 32, textAlign: 'center', typography: 'subtitle1' }}>{text}</Box>
    </Box>
  );
}
