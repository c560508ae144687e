import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import * as locales from '@mui/x-charts/locales';

// #region preview
const texts = {
  English: locales.enUSLocaleText,
  Français: locales.frFRLocalText,
  Svenska: locales.svSELocaleText,
  'Português (Brasil)': locales.ptBRLocaleText,
  Ελληνικά: locales.elGRLocaleText,
};
// #endregion

export default function EmptyAndLoading() {
  const [name, setName] = React.useState<keyof typeof texts>('Svenska');
  const [loading, setLoading] = React.useState(false);

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2, pt: 1 }}>
        <TextField
          select
          size="small"
          label="Language"
          slotProps={{ select: { native: true } }}
          value={name}
          onChange={(event) => setName(event.target.value as typeof name)}
        >
          {Object.keys(texts).map((key) => (
            <option key={key}>{key}</option>
          ))}
        </TextField>
        <FormControlLabel
          label="loading"
          control={
            <Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />
          }
        />
      </Box>
      <BarChart
        height={200}
        role="img"
        aria-label="A chart without data"
        localeText={texts[name]}
        loading={loading}
        series={[]}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], label: 'Day' }]}
        yAxis={[{ label: 'Visits' }]}
      />
    </Box>
  );
}
