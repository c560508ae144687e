import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';

const districts = {
  Harbor: [34, 41, 25],
  Hillside: [18, 27, 55],
};
const means = [
  { label: 'On foot', color: '#009e73' },
  { label: 'Public transport', color: '#4254fb' },
  { label: 'Car', color: '#d55e00' },
];

export default function WithAndWithout() {
  const [name, setName] = React.useState<keyof typeof districts>('Harbor');
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', height: 40 }}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => setName(name === 'Harbor' ? 'Hillside' : 'Harbor')}
        >
          {name}
        </Button>
        <FormControlLabel
          label="skipAnimation"
          control={<Switch onChange={(event) => setSkipAnimation(event.target.checked)} />}
        />
      </Box>
      {/* #region preview */}
      <PieChart
        height={220}
        skipAnimation={skipAnimation}
        role="img"
        aria-label={`How people in ${name} travel to work`}
        series={[
          {
            data: means.map((mean, index) => ({ ...mean, value: districts[name][index] ?? 0 })),
            valueFormatter: ({ value }) => `${value}%`,
          },
        ]}
      />
      {/* #endregion */}
    </Box>
  );
}
