import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { applicationStages } from '../../samples/applications';

const options = {
  scaleType: ['band', 'linear', 'sqrt'],
  position: ['left', 'right', 'none'],
} as const;
type Options = { [Key in keyof typeof options]: (typeof options)[Key][number] };
const names = Object.keys(options) as (keyof Options)[];
const categories = applicationStages.map(({ label }) => label);

export default function AxisScale() {
  const [axis, setAxis] = React.useState<Options>({ scaleType: 'linear', position: 'left' });

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, maxWidth: 360, pt: 1 }}>
        {names.map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            slotProps={{ select: { native: true } }}
            value={axis[name]}
            onChange={(event) => setAxis({ ...axis, [name]: event.target.value } as Options)}
          >
            {options[name].map((value) => (
              <option key={value}>{value}</option>
            ))}
          </TextField>
        ))}
      </Box>
      {/* #region preview */}
      <FunnelChart
        height={320}
        role="img"
        aria-label="Applications from the first form to the first day"
        categoryAxis={{ categories, size: 96, ...axis }}
        series={[{ data: applicationStages, curve: 'linear', sectionLabel: false }]}
        colors={['#4a148c', '#6a1b9a', '#7b1fa2', '#8e24aa', '#ab47bc']}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
