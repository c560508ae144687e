import * as React from 'react';
import Box from '@mui/material/Box';
import { PiecewiseColorLegend, type LegendItemContext } from '@mui/x-charts/ChartsLegend';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { wasteShares } from '../../samples/waste';

const button = { '& button': { minHeight: 28, alignItems: 'center', cursor: 'pointer' } };

export default function ClickContext() {
  const [clicked, setClicked] = React.useState<LegendItemContext | null>(null);

  // #region preview
  const onItemClick = (_event: unknown, context: LegendItemContext) => setClicked(context);
  // #endregion

  return (
    <Box sx={{ height: 560 }}>
      <PieChart
        height={160}
        role="img"
        aria-label="Household waste by type"
        series={[{ id: 'waste', data: wasteShares }]}
        slotProps={{ legend: { onItemClick, sx: button } }}
      />
      <BarChart
        height={180}
        role="img"
        aria-label="Visitors by day, from quiet to busy"
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[
          {
            label: 'Visitors',
            colorMap: {
              type: 'piecewise',
              thresholds: [200, 400],
              colors: ['#00796b', '#b26a00', '#c62828'],
            },
          },
        ]}
        series={[{ data: [140, 260, 310, 420, 510], label: 'Visitors' }]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{
          legend: { axisDirection: 'y', labelPosition: 'inline-end', onItemClick, sx: button },
        }}
      />
      <Box component="pre" aria-live="polite" sx={{ m: 0, fontSize: 13, whiteSpace: 'pre-wrap' }}>
        {clicked ? JSON.stringify(clicked, null, 2) : 'Click an entry of a legend.'}
      </Box>
    </Box>
  );
}
