import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const steps = [6210, 8430, 7120, 9870, 5340, 11280, 9010];

export default function ReadOut() {
  const [index, setIndex] = React.useState<number | null>(null);
  const shown = index ?? steps.length - 1;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, maxWidth: 420 }}>
      <Box sx={{ width: 120 }}>
        <Typography variant="body2" color="text.secondary">
          Steps, {days[shown]}
        </Typography>
        <Typography variant="h6" component="p">
          {steps[shown]?.toLocaleString('en-GB')}
        </Typography>
      </Box>
      {/* #region preview */}
      <SparkLineChart
        height={80}
        data={steps}
        xAxis={{ id: 'day', data: days }}
        area
        showHighlight
        axisHighlight={{ x: 'line' }}
        onHighlightedAxisChange={(items) => setIndex(items[0]?.dataIndex ?? null)}
        color="#4254fb"
        role="img"
        aria-label="Steps per day of one week, most of them on Saturday"
        sx={{ flex: 1 }}
      />
      {/* #endregion */}
    </Box>
  );
}
