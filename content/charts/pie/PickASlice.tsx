import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pieArcClasses, PieChart } from '@mui/x-charts/PieChart';
import { wasteShares } from '../../samples/waste';

const data = wasteShares.map(({ id, label, value, color }) => ({ id, label, value, color }));

export default function PickASlice() {
  const [picked, setPicked] = React.useState(1);
  const { label, value } = wasteShares[picked]!;

  return (
    <Box>
      <Typography role="status" align="center">
        {label}: {value} kg per person per year
      </Typography>
      {/* #region preview */}
      <PieChart
        height={240}
        role="group"
        aria-label="Household waste by type"
        series={[{ id: 'waste', data, paddingAngle: 1 }]}
        onItemClick={(_event, { dataIndex }) => setPicked(dataIndex)}
        slotProps={{
          legend: {
            onItemClick: (_event: unknown, _item: unknown, index: number) => setPicked(index),
          },
        }}
        sx={{
          [`& .${pieArcClasses.root}`]: { opacity: 0.4, cursor: 'pointer' },
          [`& .${pieArcClasses.root}:nth-of-type(${picked + 1})`]: { opacity: 1 },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
