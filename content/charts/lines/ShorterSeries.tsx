import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const lastYear = [512, 508, 531, 548, 560, 571, 566, 559, 573, 580, 588, 597];
const thisYear = [584, 579, 603, 618, 640];

export default function ShorterSeries() {
  const [padded, setPadded] = React.useState(true);

  // #region preview
  const soFar = padded ? months.map((_, index) => thisYear[index] ?? null) : thisYear;
  // #endregion

  return (
    <Box>
      <FormControlLabel
        label="Pad with null"
        control={<Switch checked={padded} onChange={(event) => setPadded(event.target.checked)} />}
      />
      <LineChart
        height={280}
        role="img"
        aria-label="Until May, the gym has more members than in the year before"
        xAxis={[{ data: months, scaleType: 'point', label: 'Month' }]}
        yAxis={[{ label: 'Members' }]}
        series={[
          { data: lastYear, label: '2024', color: '#7d8590', showMark: false },
          {
            data: soFar,
            label: '2025',
            color: '#00796b',
            valueFormatter: (value) => (value == null ? null : `${value}`),
          },
        ]}
      />
    </Box>
  );
}
