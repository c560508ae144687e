import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو'];
const digits = new Intl.NumberFormat('ar-EG');

/** Labels are aligned by the direction of the theme, not by `dir`. */
const rightToLeft = (theme: Theme): Theme => ({ ...theme, direction: 'rtl' });

export default function MirroredChart() {
  const [mirrored, setMirrored] = React.useState(true);

  return (
    <Box>
      <FormControlLabel
        label="Mirror the axes"
        control={
          <Switch checked={mirrored} onChange={(event) => setMirrored(event.target.checked)} />
        }
      />
      <Box dir="rtl" lang="ar">
        <ThemeProvider theme={rightToLeft}>
          {/* #region preview */}
          <BarChart
            height={260}
            role="img"
            aria-label="الزوار حسب الشهر"
            xAxis={[{ data: months, reverse: mirrored }]}
            yAxis={[
              {
                label: 'الزوار',
                position: mirrored ? 'right' : 'left',
                valueFormatter: (value: number) => digits.format(value),
              },
            ]}
            series={[
              {
                data: [310, 280, 420, 530, 610, 480],
                label: 'الزوار',
                color: '#6d28d9',
                valueFormatter: (value) => (value === null ? null : digits.format(value)),
              },
            ]}
          />
          {/* #endregion */}
        </ThemeProvider>
      </Box>
    </Box>
  );
}
