import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartsAxisHighlightClasses } from '@mui/x-charts/ChartsAxisHighlight';
import { weekdayBoardings } from '../../samples/transit';

const options = { x: ['band', 'line', 'none'], y: ['line', 'none'] } as const;
type Options = { [Key in keyof typeof options]: (typeof options)[Key][number] };

export default function AxisPointer() {
  const [axisHighlight, setHighlight] = React.useState<Options>({ x: 'band', y: 'line' });

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2, pt: 1 }}>
        {(['x', 'y'] as const).map((axis) => (
          <TextField
            key={axis}
            select
            size="small"
            label={`axisHighlight.${axis}`}
            slotProps={{ select: { native: true } }}
            value={axisHighlight[axis]}
            onChange={(event) =>
              setHighlight({ ...axisHighlight, [axis]: event.target.value } as Options)
            }
            sx={{ minWidth: 130 }}
          >
            {options[axis].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </TextField>
        ))}
      </Box>
      {/* #region preview */}
      <BarChart
        height={280}
        role="img"
        aria-label="Boardings of two tram lines by day"
        axisHighlight={axisHighlight}
        dataset={weekdayBoardings}
        xAxis={[{ dataKey: 'day' }]}
        yAxis={[{ label: 'Boardings (thousand)' }]}
        series={[
          { dataKey: 'northLine', label: 'North line', color: '#00796b' },
          { dataKey: 'southLine', label: 'South line', color: '#b26a00' },
        ]}
        sx={{ [`& .${chartsAxisHighlightClasses.root}`]: { strokeDasharray: '2 4' } }}
      />
      {/* #endregion */}
    </Box>
  );
}
