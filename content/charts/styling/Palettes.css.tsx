import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import * as palettes from '@mui/x-charts/colorPalettes';
import './Palettes.css';

const names = [
  'rainbowSurgePalette',
  'blueberryTwilightPalette',
  'mangoFusionPalette',
  'cheerfulFiestaPalette',
  'bluePalette',
  'greenPalette',
  'orangePalette',
] as const;
const hours = ['8', '10', '12', '14', '16', '18'];
const cars = [
  [31, 44, 52, 49, 61, 38],
  [22, 25, 31, 30, 35, 27],
  [12, 19, 24, 22, 26, 15],
  [9, 8, 14, 12, 17, 11],
];

export default function Palettes() {
  const [name, setName] = React.useState<(typeof names)[number]>('blueberryTwilightPalette');

  return (
    <Box>
      <TextField
        select
        size="small"
        label="Palette"
        slotProps={{ select: { native: true } }}
        value={name}
        onChange={(event) => setName(event.target.value as typeof name)}
        className="palette-choice"
      >
        {names.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </TextField>
      {/* #region preview */}
      <BarChart
        height={260}
        role="img"
        aria-label="Cars per hour on four roads, the palette chosen above"
        colors={palettes[name]}
        xAxis={[{ data: hours, label: 'Hour' }]}
        yAxis={[{ label: 'Cars per hour' }]}
        series={cars.map((data, index) => ({ data, label: `Road ${index + 1}` }))}
      />
      {/* #endregion */}
    </Box>
  );
}
