import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { AxisValueFormatterContext } from '@mui/x-charts-pro/models';
import { daylightByDay } from '../../samples/chartDaylight';

const tooltips = ['hover', 'always', 'never'] as const;
const format = (date: Date, { location }: AxisValueFormatterContext) =>
  location === 'zoom-slider-tooltip'
    ? date.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' })
    : date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function SliderOptions() {
  const [showTooltip, setShowTooltip] = React.useState<(typeof tooltips)[number]>('hover');
  const [preview, setPreview] = React.useState(true);

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2, pt: 1 }}>
        <TextField
          select
          size="small"
          label="showTooltip"
          slotProps={{ select: { native: true } }}
          value={showTooltip}
          onChange={(event) => setShowTooltip(event.target.value as typeof showTooltip)}
          sx={{ minWidth: 110 }}
        >
          {tooltips.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
        <FormControlLabel
          label="preview"
          control={
            <Switch checked={preview} onChange={(event) => setPreview(event.target.checked)} />
          }
        />
      </Box>
      {/* #region preview */}
      <LineChartPro
        height={340}
        role="img"
        aria-label="Daylight in Oslo for every day of 2025"
        dataset={daylightByDay}
        xAxis={[
          {
            id: 'day',
            dataKey: 'date',
            scaleType: 'time',
            domainLimit: 'strict',
            tickNumber: 4,
            valueFormatter: format,
            zoom: { minSpan: 5, slider: { enabled: true, preview, showTooltip } },
          },
        ]}
        yAxis={[{ label: 'Daylight (hours)', min: 0, max: 24 }]}
        series={[{ dataKey: 'oslo', label: 'Oslo', color: '#b26a00', showMark: false }]}
        initialZoom={[{ axisId: 'day', start: 30, end: 70 }]}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
