import { useState } from 'react';
import dayjs from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const value = dayjs('2026-05-15');

export default function NamedPopup() {
  const [mobile, setMobile] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <Typography id="handover" component="h3" variant="subtitle2">
          Handover of the keys
        </Typography>
        {mobile ? (
          <MobileDatePicker
            defaultValue={value}
            slotProps={{
              textField: { InputProps: { 'aria-labelledby': 'handover' } },
              mobilePaper: { 'aria-labelledby': 'handover' },
            }}
          />
        ) : (
          <DesktopDatePicker
            defaultValue={value}
            slotProps={{
              textField: { InputProps: { 'aria-labelledby': 'handover' } },
              popper: { 'aria-labelledby': 'handover' },
            }}
          />
        )}
        {/* #endregion */}
        <FormControlLabel
          control={<Switch checked={mobile} />}
          onChange={(_event, checked) => setMobile(checked)}
          label="Open as a dialog"
        />
      </Stack>
    </LocalizationProvider>
  );
}
