import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18];
const south = [0, 12, null, null, 41, 25, 4];
const north = [2, 9, 17, 22, 20, 13, 5];

// #region preview
/** Replaces each gap by a straight line between its neighbors. */
function interpolate(values: (number | null)[]) {
  return values.map((value, index) => {
    if (value !== null) return value;
    const before = values.findLastIndex((each, at) => at < index && each !== null);
    const after = values.findIndex((each, at) => at > index && each !== null);
    const [start, end] = [values[before] ?? 0, values[after] ?? 0];
    return start + ((end - start) * (index - before)) / (after - before);
  });
}
// #endregion

export default function MissingInStack() {
  const [filled, setFilled] = React.useState(false);
  const roof = { stack: 'roofs', area: true, showMark: false } as const;

  return (
    <Box>
      <FormControlLabel
        label="Fill the gap first"
        control={<Switch checked={filled} onChange={(event) => setFilled(event.target.checked)} />}
      />
      <LineChart
        height={280}
        role="img"
        aria-label="Power of two solar roofs; the south roof has no readings at 10 and 12"
        xAxis={[{ data: hours, scaleType: 'point', label: 'Hour' }]}
        yAxis={[{ label: 'Power (kW)', max: 65 }]}
        series={[
          { ...roof, label: 'South', color: '#b45309', data: filled ? interpolate(south) : south },
          { ...roof, label: 'North', color: '#38bdf8', data: north },
        ]}
      />
    </Box>
  );
}
