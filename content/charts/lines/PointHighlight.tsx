import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { tides } from '../../samples/chartTides';

const week = tides.slice(0, 168);
const meters = (value: number | null) => `${value} m`;
const day = (date: Date) => date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function PointHighlight() {
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Box>
      <FormControlLabel
        label="disableLineItemHighlight"
        control={
          <Switch checked={disabled} onChange={(event) => setDisabled(event.target.checked)} />
        }
      />
      {/* #region preview */}
      <LineChart
        height={280}
        role="img"
        aria-label="High water comes twice a day, two hours later in the estuary"
        disableLineItemHighlight={disabled}
        dataset={week}
        xAxis={[
          {
            dataKey: 'time',
            scaleType: 'time',
            domainLimit: 'strict',
            tickNumber: 5,
            valueFormatter: day,
          },
        ]}
        yAxis={[{ label: 'Tide (m)' }]}
        series={[
          {
            dataKey: 'harbor',
            label: 'Harbor',
            color: '#00796b',
            showMark: false,
            valueFormatter: meters,
          },
          {
            dataKey: 'estuary',
            label: 'Estuary',
            color: '#b26a00',
            showMark: false,
            valueFormatter: meters,
          },
        ]}
      />
      {/* #endregion */}
    </Box>
  );
}
