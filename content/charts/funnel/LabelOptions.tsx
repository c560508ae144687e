import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { applicationStages } from '../../samples/applications';

const options = {
  vertical: ['top', 'middle', 'bottom'],
  horizontal: ['start', 'center', 'end'],
} as const;
type Position = { [Key in keyof typeof options]: (typeof options)[Key][number] };
const names = Object.keys(options) as (keyof Position)[];

export default function LabelOptions() {
  const [position, setPosition] = React.useState<Position>({
    vertical: 'top',
    horizontal: 'center',
  });

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
            value={position[name]}
            onChange={(event) =>
              setPosition({ ...position, [name]: event.target.value } as Position)
            }
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
        aria-label="Applications by stage, with the label of large stages only"
        series={[
          {
            data: applicationStages,
            variant: 'outlined',
            curve: 'step',
            sectionLabel: ({ value }) => (value < 300 ? false : { position, offset: { y: 4 } }),
          },
        ]}
        colors={['#00796b']}
        gap={4}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
