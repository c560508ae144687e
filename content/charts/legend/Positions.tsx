import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { yearlyGeneration } from '../../samples/energy';

const options = {
  direction: ['horizontal', 'vertical'],
  vertical: ['top', 'middle', 'bottom'],
  horizontal: ['start', 'center', 'end'],
} as const;
type Options = { [Key in keyof typeof options]: (typeof options)[Key][number] };
const names = Object.keys(options) as (keyof Options)[];

export default function Positions() {
  const [{ direction, ...position }, setOptions] = React.useState<Options>({
    direction: 'horizontal',
    vertical: 'bottom',
    horizontal: 'center',
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
            value={{ direction, ...position }[name]}
            onChange={(event) =>
              setOptions({ direction, ...position, [name]: event.target.value } as Options)
            }
          >
            {options[name].map((value) => (
              <option key={value}>{value}</option>
            ))}
          </TextField>
        ))}
      </Box>
      <Box sx={{ height: 300 }}>
        {/* #region preview */}
        <LineChart
          height={250}
          role="img"
          aria-label="Wind power has grown every year"
          dataset={yearlyGeneration}
          xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year' }]}
          yAxis={[{ label: 'Generation (TWh)', min: 0 }]}
          series={[
            { dataKey: 'hydro', label: 'Hydro', color: '#4254fb' },
            { dataKey: 'wind', label: 'Wind', color: '#009e73' },
            { dataKey: 'coal', label: 'Coal', color: '#7d8590' },
          ]}
          slotProps={{ legend: { direction, position } }}
        />
        {/* #endregion */}
      </Box>
    </Box>
  );
}
