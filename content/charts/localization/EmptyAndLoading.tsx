import * as React from 'react';
import Box from '@mui/material/Box';
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
  const chart = {
    height: 180,
    series: [],
    xAxis: [{ data: ['1', '2', '3'] }],
    localeText: texts[name],
  };

  return (
    <Box>
      <TextField
        select
        size="small"
        label="Language"
        slotProps={{ select: { native: true } }}
        value={name}
        onChange={(event) => setName(event.target.value as typeof name)}
        sx={{ mt: 1 }}
      >
        {Object.keys(texts).map((key) => (
          <option key={key}>{key}</option>
        ))}
      </TextField>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        <BarChart {...chart} role="img" aria-label="A chart without data" />
        <BarChart {...chart} loading role="img" aria-label="A chart that loads" />
      </Box>
    </Box>
  );
}
