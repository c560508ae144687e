import { useState } from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/ja';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, frFR, jaJP } from '@mui/x-date-pickers/locales';

const translations = { en: enUS, de: deDE, fr: frFR, ja: jaJP };
type Language = keyof typeof translations;

export default function TranslatedPicker() {
  const [language, setLanguage] = useState<Language>('de');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, next: Language | null) => next && setLanguage(next)}
      >
        {Object.keys(translations).map((code) => (
          <ToggleButton key={code} value={code} lang={code}>
            {code}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={language}
        localeText={
          translations[language].components.MuiLocalizationProvider.defaultProps.localeText
        }
      >
        <DatePicker label="Opening day" defaultValue={dayjs('2025-05-15')} />
        <DatePicker label="Closing day" referenceDate={dayjs('2025-05-15')} />
      </LocalizationProvider>
      {/* #endregion */}
    </Stack>
  );
}
