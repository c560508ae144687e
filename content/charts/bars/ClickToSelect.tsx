import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { weekdayBoardings } from '../../samples/transit';

export default function ClickToSelect() {
  const [selected, setSelected] = React.useState(4);
  const { day, northLine } = weekdayBoardings[selected]!;

  return (
    <Box>
      <Typography role="status" align="center">
        {day}: {northLine} thousand boardings
      </Typography>
      {/* #region preview */}
      <BarChart
        height={300}
        role="group"
        aria-label="Boardings of the north line by day of the week"
        dataset={weekdayBoardings}
        xAxis={[{ dataKey: 'day', label: 'Day' }]}
        yAxis={[{ label: 'Boardings (thousand)' }]}
        hideLegend
        series={[{ dataKey: 'northLine', label: 'North line' }]}
        onItemClick={(_event, { dataIndex }) => setSelected(dataIndex)}
        slotProps={{
          bar: ({ dataIndex }) => ({
            role: 'button',
            tabIndex: 0,
            'aria-label': weekdayBoardings[dataIndex]?.day,
            'aria-pressed': dataIndex === selected,
            onKeyDown: (event: React.KeyboardEvent) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              setSelected(dataIndex);
            },
          }),
        }}
        sx={{
          [`& .${barElementClasses.root}[aria-pressed="true"]`]: { fill: '#d55e00' },
          [`& .${barElementClasses.root}:focus`]: { outline: 'none' },
          [`& .${barElementClasses.root}:focus-visible`]: {
            outline: '2px solid',
            outlineColor: 'text.primary',
            outlineOffset: 2,
          },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
