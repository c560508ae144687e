import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';

const colors = ['primary', 'secondary', 'success', 'error'] as const;
type Color = (typeof colors)[number];

export default function ThemePlayground() {
  const [color, setColor] = useState<Color>('secondary');
  const [radius, setRadius] = useState(10);
  const [bold, setBold] = useState(true);
  const [others, setOthers] = useState(true);

  // #region preview
  const components = {
    MuiPickersDay: {
      styleOverrides: {
        root: {
          borderRadius: radius,
          fontWeight: bold ? 600 : 400,
          '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
            backgroundColor: `var(--mui-palette-${color}-main)`,
            color: `var(--mui-palette-${color}-contrastText)`,
          },
        },
      },
    },
    MuiPickersOutlinedInput: { styleOverrides: { root: { borderRadius: radius } } },
    MuiDateCalendar: { defaultProps: { showDaysOutsideCurrentMonth: others } },
  };
  // #endregion
  const withOverrides = (outer: Theme) => ({
    ...outer,
    components: { ...outer.components, ...components },
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, maxWidth: 340, mx: 'auto' }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Colour"
          value={color}
          onChange={(_event, next: Color | null) => next && setColor(next)}
          sx={{ '& button': { textTransform: 'none' } }}
        >
          {colors.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Stack direction="row" sx={{ gap: 3, alignItems: 'center', px: 1 }}>
          <Typography id="radius-label">Corners</Typography>
          <Slider
            aria-labelledby="radius-label"
            max={18}
            value={radius}
            onChange={(_event, next) => setRadius(next as number)}
          />
        </Stack>
        <Stack direction="row">
          <FormControlLabel
            control={<Switch checked={bold} />}
            onChange={(_event, checked) => setBold(checked)}
            label="Bold"
          />
          <FormControlLabel
            control={<Switch checked={others} />}
            onChange={(_event, checked) => setOthers(checked)}
            label="Other months"
          />
        </Stack>
        <ThemeProvider theme={withOverrides}>
          <DatePicker
            label="Field"
            defaultValue={dayjs('2025-05-15')}
            slotProps={{ textField: { color } }}
          />
          <DateCalendar defaultValue={dayjs('2025-05-15')} sx={{ maxWidth: '100%' }} />
        </ThemeProvider>
        <Box
          component="pre"
          tabIndex={0}
          aria-label="Theme"
          sx={{ m: 0, fontSize: 11, height: 300, overflow: 'auto' }}
        >
          {'createTheme({ components: ' + JSON.stringify(components, null, 2) + ' })'}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
