import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as SectionList } from '@mui/x-date-pickers/PickersSectionList';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';

// #region preview
function SectionsField({
  id,
  label,
  name,
  value,
  error,
  InputProps,
  ...props
}: PickersTextFieldProps) {
  const { elements, sectionListRef, contentEditable, tabIndex } = props;
  const { onFocus, onBlur, onClick, onKeyDown, onInput, onPaste } = props;
  const labelId = id && `${id}-label`;

  return (
    <Box
      ref={InputProps?.ref}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        maxWidth: 290,
        paddingInline: 2,
        borderBottom: '3px solid',
        borderColor: error ? 'error.main' : 'primary.main',
        bgcolor: 'action.hover',
        '&:focus-within': { bgcolor: 'action.selected' },
      }}
    >
      <span id={labelId}>{label}</span>
      <Box sx={{ flex: 1, fontFamily: 'monospace' }}>
        <SectionList
          id={id}
          role="group"
          aria-labelledby={labelId}
          {...{ elements, sectionListRef, contentEditable, tabIndex }}
          {...{ onFocus, onBlur, onClick, onKeyDown, onInput, onPaste }}
        />
      </Box>
      <input type="hidden" name={name} value={value} />
      {InputProps?.endAdornment}
    </Box>
  );
}
// #endregion

export default function OwnSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Premiere"
        defaultValue={dayjs('2026-05-15')}
        slots={{ textField: SectionsField }}
      />
    </LocalizationProvider>
  );
}
