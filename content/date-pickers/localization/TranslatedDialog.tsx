import { useState } from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import 'dayjs/locale/nl';
import 'dayjs/locale/pt-br';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { enUS, esES, frFR, nlNL, ptBR } from '@mui/x-date-pickers/locales';

const languages = { en: enUS, es: esES, fr: frFR, nl: nlNL, 'pt-br': ptBR };
type Language = keyof typeof languages;

export default function TranslatedDialog() {
  const [language, setLanguage] = useState<Language>('pt-br');
  const { localeText } = languages[language].components.MuiLocalizationProvider.defaultProps;

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, next: Language | null) => next && setLanguage(next)}
        sx={{ '& button': { textTransform: 'none' } }}
      >
        {Object.keys(languages).map((code) => (
          <ToggleButton key={code} value={code}>
            {code}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={language}
        localeText={localeText}
      >
        <Box sx={{ overflowX: 'auto' }}>
          <StaticDateTimePicker
            defaultValue={dayjs('2025-05-15T16:30')}
            slotProps={{ actionBar: { actions: ['clear', 'today', 'accept'] } }}
          />
        </Box>
      </LocalizationProvider>
      {/* #endregion */}
    </Stack>
  );
}
