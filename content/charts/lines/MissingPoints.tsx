import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 13 }, (_, index) => 6 + index);
const dust = [14, 16, 21, null, null, 33, 31, 27, null, 22, 19, 18, 17];
const micrograms = (value: number | null) => (value === null ? 'no reading' : `${value} µg/m³`);

export default function MissingPoints() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <Box>
      <FormControlLabel
        label="connectNulls"
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
      />
      {/* #region preview */}
      <LineChart
        height={280}
        role="img"
        aria-label="Fine particles rise until eleven; readings are missing at nine, ten and two"
        xAxis={[{ data: hours, label: 'Hour of the day', domainLimit: 'strict' }]}
        yAxis={[{ label: 'Fine particles (µg/m³)', min: 0 }]}
        series={[
          {
            data: dust,
            label: 'Fine particles',
            color: '#4254fb',
            area: true,
            connectNulls,
            valueFormatter: micrograms,
          },
        ]}
        sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.2 } }}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
