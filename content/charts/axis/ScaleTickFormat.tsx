import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { planets } from '../../samples/chartFacts';

const specifiers = { '~s': 'SI prefix', ',': 'thousands', '.0e': 'exponent' };
const data = planets.map(({ id, distance, period }) => ({ id, x: distance, y: period }));

export default function ScaleTickFormat() {
  const [specifier, setSpecifier] = React.useState('~s');

  // #region preview
  const format = (value: number, context: AxisValueFormatterContext<'log'>) =>
    context.location === 'tick'
      ? context.scale.tickFormat(context.tickNumber, specifier)(value)
      : value.toLocaleString('en-US');
  // #endregion

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Specifier of tickFormat"
        value={specifier}
        onChange={(_event, next: string | null) => next && setSpecifier(next)}
      >
        {Object.entries(specifiers).map(([key, name]) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ScatterChart
        height={300}
        role="img"
        aria-label="On two logarithmic axes, the planets lie on a straight line"
        xAxis={[{ scaleType: 'log', label: 'Distance (million km)', valueFormatter: format }]}
        yAxis={[{ scaleType: 'log', label: 'Orbit (days)', width: 70, valueFormatter: format }]}
        series={[{ data, label: 'Planets', color: '#7b1fa2', markerSize: 6 }]}
        grid={{ horizontal: true, vertical: true }}
        hideLegend
      />
    </Box>
  );
}
