import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { FunnelChart, type FunnelSeries } from '@mui/x-charts-pro/FunnelChart';
import { applicationStages } from '../../samples/applications';

const curves = ['linear', 'linear-sharp', 'bump', 'step', 'pyramid', 'step-pyramid'] as const;
const variants = ['filled', 'outlined'] as const;
const colors = ['#1d2899', '#2a37b8', '#4254fb', '#6f7dfc', '#9aa4fd'];
const data = applicationStages.map((stage, index) => ({ ...stage, color: colors[index] }));

export default function Curves() {
  const [curve, setCurve] = React.useState<NonNullable<FunnelSeries['curve']>>('bump');
  const [variant, setVariant] = React.useState<(typeof variants)[number]>('filled');

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2, pt: 1 }}>
        <TextField
          select
          size="small"
          label="curve"
          slotProps={{ select: { native: true } }}
          value={curve}
          onChange={(event) => setCurve(event.target.value as typeof curve)}
        >
          {curves.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="variant"
          slotProps={{ select: { native: true } }}
          value={variant}
          onChange={(event) => setVariant(event.target.value as typeof variant)}
        >
          {variants.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
      </Box>
      {/* #region preview */}
      <FunnelChart
        height={280}
        role="img"
        aria-label="Applications, from the form to the first day"
        series={[{ data, curve, variant, sectionLabel: false }]}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
