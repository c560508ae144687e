import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { yearlyResults } from '../../samples/sales';

// Isolate the text so that the minus sign stays before the number on right-to-left pages.
const isolated = (value: number) => `\u2066${value.toLocaleString('en')}\u2069`;

export default function RoundedCorners() {
  const [borderRadius, setBorderRadius] = React.useState(10);

  return (
    <Box>
      <Box sx={{ maxWidth: 300, px: 2 }}>
        <Typography id="border-radius-label" variant="body2">
          borderRadius: {borderRadius} px
        </Typography>
        <Slider
          size="small"
          aria-labelledby="border-radius-label"
          min={0}
          max={24}
          value={borderRadius}
          onChange={(_event, value) => setBorderRadius(value)}
        />
      </Box>
      {/* #region preview */}
      <BarChart
        height={300}
        role="img"
        aria-label="Yearly income from products and services above zero, costs below"
        borderRadius={borderRadius}
        dataset={yearlyResults}
        xAxis={[{ dataKey: 'year', label: 'Year' }]}
        yAxis={[{ label: 'Amount (thousand €)', width: 70, valueFormatter: isolated }]}
        series={[
          { dataKey: 'products', label: 'Products', stack: 'result', color: '#4254fb' },
          { dataKey: 'services', label: 'Services', stack: 'result', color: '#009e73' },
          { dataKey: 'costs', label: 'Costs', stack: 'result', color: '#d55e00' },
        ]}
      />
      {/* #endregion */}
    </Box>
  );
}
