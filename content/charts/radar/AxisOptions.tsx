import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { RadarAxis, RadarChart } from '@mui/x-charts/RadarChart';
import { bikeMetrics, bikeTests } from '../../samples/bikes';

const options = {
  metric: bikeMetrics,
  labelOrientation: ['horizontal', 'rotated'],
  divisions: ['1', '2', '5', '10'],
};
const names = Object.keys(options) as (keyof typeof options)[];

export default function AxisOptions() {
  const [axis, setAxis] = React.useState({
    metric: 'Brakes',
    labelOrientation: 'rotated',
    divisions: '5',
  });

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1, pt: 1 }}>
        {names.map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            slotProps={{ select: { native: true } }}
            value={axis[name]}
            onChange={(event) => setAxis({ ...axis, [name]: event.target.value })}
          >
            {options[name].map((value) => (
              <option key={value}>{value}</option>
            ))}
          </TextField>
        ))}
      </Box>
      {/* #region preview */}
      <RadarChart
        height={300}
        role="img"
        aria-label="Test ratings of the racer"
        radar={{ metrics: bikeMetrics, max: 10 }}
        series={[{ ...bikeTests[2]!, color: '#b26a00', fillArea: true }]}
        divisions={Number(axis.divisions)}
        hideLegend
      >
        <RadarAxis
          metric={axis.metric}
          divisions={Number(axis.divisions)}
          labelOrientation={axis.labelOrientation === 'rotated' ? 'rotated' : 'horizontal'}
        />
      </RadarChart>
      {/* #endregion */}
    </Box>
  );
}
