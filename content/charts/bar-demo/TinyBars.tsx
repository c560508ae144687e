import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { hourlyBoardings } from '../../samples/transit';

const thousand = (value: number | null) => `${value} thousand`;

export default function TinyBars() {
  return (
    <Box sx={{ width: 200, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Typography variant="body2" color="text.secondary">
        Boardings, 6 AM to noon
      </Typography>
      <Typography variant="h6" component="p">
        135.7 thousand
      </Typography>
      {/* #region preview */}
      <BarChart
        height={72}
        role="img"
        aria-label="Boardings peak between eight and nine in the morning"
        dataset={hourlyBoardings}
        xAxis={[{ dataKey: 'from', position: 'none', categoryGapRatio: 0.3 }]}
        yAxis={[{ position: 'none' }]}
        series={[
          { dataKey: 'boardings', label: 'Boardings', color: '#4254fb', valueFormatter: thousand },
        ]}
        margin={{ top: 8, bottom: 0, left: 0, right: 0 }}
        borderRadius={2}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
