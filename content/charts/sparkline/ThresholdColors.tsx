import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lineElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { riverLevels } from '../../samples/river';

export default function ThresholdColors() {
  return (
    <Box>
      <Typography variant="body2">River level in April: five days above two meters</Typography>
      {/* #region preview */}
      <SparkLineChart
        height={80}
        data={riverLevels.map(({ upstream }) => upstream)}
        yAxis={{
          min: 100,
          colorMap: { type: 'piecewise', thresholds: [200], colors: ['#4254fb', '#d55e00'] },
        }}
        role="img"
        aria-label="The river was above two meters for five days"
        sx={{ [`& .${lineElementClasses.root}`]: { strokeWidth: 4 } }}
        clipAreaOffset={{ top: 3, bottom: 3 }}
      />
      {/* #endregion */}
    </Box>
  );
}
