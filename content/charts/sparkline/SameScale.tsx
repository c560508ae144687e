import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { stations } from '../../samples/stations';

const shown = stations.slice(0, 4);
const max = Math.max(...shown.flatMap(({ energy }) => energy));

export default function SameScale() {
  const [shared, setShared] = React.useState(true);

  return (
    <Box>
      <FormControlLabel
        label="Same scale for all"
        control={<Switch checked={shared} onChange={(event) => setShared(event.target.checked)} />}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        {shown.map(({ name, energy }) => (
          <Box key={name}>
            <Typography variant="body2">{name}</Typography>
            {/* #region preview */}
            <SparkLineChart
              height={60}
              data={energy}
              plotType="bar"
              yAxis={shared ? { min: 0, max } : undefined}
              color="#4254fb"
              role="img"
              aria-label={`Energy of ${name} per day: at most ${Math.max(...energy)} kWh`}
            />
            {/* #endregion */}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
