import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Gauge, gaugeClasses, type GaugeFormatterParams } from '@mui/x-charts/Gauge';

// #region preview
const texts = {
  default: undefined,
  unit: ({ value }: GaugeFormatterParams) => `${value} km`,
  'two lines': ({ value, valueMax }: GaugeFormatterParams) => `${value} km\nof ${valueMax} km`,
  none: () => null,
};
// #endregion

export default function TextFormats() {
  const [name, setName] = React.useState<keyof typeof texts>('two lines');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="text"
        value={name}
        onChange={(_event, next: typeof name | null) => next && setName(next)}
      >
        {Object.keys(texts).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Gauge
        height={200}
        value={286}
        valueMax={420}
        text={texts[name]}
        aria-label="Remaining range"
        aria-valuetext="286 of 420 km"
        sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: 20 } }}
      />
    </Box>
  );
}
