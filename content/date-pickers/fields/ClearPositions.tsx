import { useState } from 'react';
import dayjs from 'dayjs';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearPositions() {
  const [clearFirst, setClearFirst] = useState(false);
  const [openFirst, setOpenFirst] = useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <div>
          <FormControlLabel
            control={<Switch checked={clearFirst} onChange={() => setClearFirst(!clearFirst)} />}
            label="Clear button first"
          />
          <FormControlLabel
            control={<Switch checked={openFirst} onChange={() => setOpenFirst(!openFirst)} />}
            label="Calendar button first"
          />
        </div>
        {/* #region preview */}
        <DatePicker
          label="Inspection"
          defaultValue={dayjs('2026-05-15')}
          slots={{ clearIcon: DeleteOutlineIcon }}
          slotProps={{
            field: {
              clearable: true,
              clearButtonPosition: clearFirst ? 'start' : 'end',
              openPickerButtonPosition: openFirst ? 'start' : 'end',
            },
            clearIcon: { fontSize: 'small', color: 'error' },
            // Visible without hover.
            clearButton: { sx: { '&&.clearButton': { opacity: 1 } } },
          }}
          sx={{ width: 280 }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
