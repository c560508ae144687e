import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { controlledExample, type ControlledExample } from '../controlledExample.tsx';

const defaultValue = dayjs('2025-05-14T09:30');
const code = { defaultValue: "dayjs('2025-05-14T09:30')" };

export const examples: Record<string, ControlledExample> = {
  DateCalendar: controlledExample(DateCalendar, { defaultValue }, code),
  DateField: controlledExample(DateField, { defaultValue }, code),
  DatePicker: controlledExample(DatePicker, { defaultValue }, code),
  DateTimeField: controlledExample(DateTimeField, { defaultValue }, code),
  DateTimePicker: controlledExample(DateTimePicker, { defaultValue }, code),
  TimeField: controlledExample(TimeField, { defaultValue }, code),
  TimePicker: controlledExample(TimePicker, { defaultValue }, code),
};

export function Provider({ children }: { children: ReactNode }) {
  return <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>;
}
