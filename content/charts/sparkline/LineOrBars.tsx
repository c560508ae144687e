import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const steps = [6210, 8430, 7120, 9870, 5340, 11280, 9010];
const options = { bars: false, area: true, smooth: true };

export default function LineOrBars() {
  const [on, setOn] = React.useState(options);

  return (
    <Box sx={{ maxWidth: 320 }}>
      {(Object.keys(options) as (keyof typeof options)[]).map((name) => (
        <FormControlLabel
          key={name}
          label={name}
          disabled={on.bars && name !== 'bars'}
          control={
            <Switch
              size="small"
              checked={on[name]}
              onChange={(event) => setOn({ ...on, [name]: event.target.checked })}
            />
          }
        />
      ))}
      {/* #region preview */}
      <SparkLineChart
        height={80}
        data={steps}
        plotType={on.bars ? 'bar' : 'line'}
        area={on.area}
        curve={on.smooth ? 'natural' : 'linear'}
        color="#4254fb"
        role="img"
        aria-label="Steps per day of one week, most of them on Saturday"
      />
      {/* #endregion */}
    </Box>
  );
}
