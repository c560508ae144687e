import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { planets } from '../../samples/chartFacts';

const options = {
  tickPlacement: ['extremities', 'start', 'middle', 'end'],
  tickLabelPlacement: ['middle', 'tick'],
} as const;
type Options = { [Key in keyof typeof options]: (typeof options)[Key][number] };
const names = Object.keys(options) as (keyof Options)[];

export default function PlacedTicks() {
  const [placement, setPlacement] = React.useState<Options>({
    tickPlacement: 'middle',
    tickLabelPlacement: 'middle',
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
            value={placement[name]}
            onChange={(event) =>
              setPlacement({ ...placement, [name]: event.target.value } as Options)
            }
          >
            {options[name].map((value) => (
              <option key={value}>{value}</option>
            ))}
          </TextField>
        ))}
      </Box>
      {/* #region preview */}
      <BarChart
        height={280}
        role="img"
        aria-label="Jupiter has the largest diameter of all planets, 143 thousand kilometers"
        dataset={planets}
        xAxis={[
          {
            dataKey: 'id',
            ...placement,
            height: 70,
            tickLabelStyle: { angle: -45, textAnchor: 'end' },
          },
        ]}
        yAxis={[{ label: 'Diameter (thousand km)' }]}
        series={[{ dataKey: 'diameter', label: 'Diameter', color: '#7b1fa2' }]}
        grid={{ vertical: true }}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
