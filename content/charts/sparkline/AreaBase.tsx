import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { carbonDioxide } from '../../samples/chartFacts';

const baselines = { zero: undefined, min: 'min', max: 'max', '360': 360 } as const;

export default function AreaBase() {
  const [name, setName] = React.useState<keyof typeof baselines>('min');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="baseline"
        value={name}
        onChange={(_event, next: typeof name | null) => next && setName(next)}
      >
        {Object.keys(baselines).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <SparkLineChart
        height={100}
        data={carbonDioxide.map(({ ppm }) => ppm)}
        area
        baseline={baselines[name]}
        color="#c62828"
        role="img"
        aria-label="Carbon dioxide rose from 317 to 414 ppm in 60 years"
      />
      {/* #endregion */}
    </Box>
  );
}
