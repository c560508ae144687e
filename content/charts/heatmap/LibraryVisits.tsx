import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { openingDays, openingHours, visitCells } from '../../samples/visits';

export default function LibraryVisits() {
  return (
    <Box
      role="img"
      aria-label="The library is busiest before noon on Saturday and in the late afternoon on weekdays"
    >
      {/* #region preview */}
      <Heatmap
        height={320}
        xAxis={[{ data: openingHours, label: 'Hour' }]}
        yAxis={[{ data: openingDays, label: 'Day' }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 10, max: 105, color: ['#dfe4ff', '#1d2899'] } },
        ]}
        series={[{ data: visitCells, label: 'Visits' }]}
        hideLegend={false}
        slotProps={{ legend: { minLabel: '10\u00a0visits', maxLabel: '105\u00a0visits' } }}
      />
      {/* #endregion */}
    </Box>
  );
}
