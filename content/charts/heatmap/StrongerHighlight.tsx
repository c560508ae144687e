import Box from '@mui/material/Box';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { openingDays, openingHours, visitCells } from '../../samples/visits';

export default function StrongerHighlight() {
  return (
    <Box role="img" aria-label="Visits to a library by day and hour">
      {/* #region preview */}
      <Heatmap
        height={300}
        xAxis={[{ data: openingHours, label: 'Hour' }]}
        yAxis={[{ data: openingDays, label: 'Day' }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 10, max: 105, color: ['#ccfbf1', '#115e59'] } },
        ]}
        series={[
          {
            data: visitCells,
            label: 'Visits',
            highlightScope: { highlight: 'item', fade: 'global' },
            valueFormatter: ([, , visits]) => `${visits} visits`,
          },
        ]}
        sx={{
          [`& .${heatmapClasses.highlighted}`]: { stroke: '#c2410c', strokeWidth: 3 },
          [`& .${heatmapClasses.faded}`]: { opacity: 0.35 },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
