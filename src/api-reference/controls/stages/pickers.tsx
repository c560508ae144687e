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
import { stage, type Stage } from '../stage.tsx';

const defaultValue = dayjs('2025-05-14T09:30');
const code = { defaultValue: "dayjs('2025-05-14T09:30')" };

export const stages: Record<string, Stage> = {
  DateCalendar: stage(DateCalendar, { defaultValue }, code),
  DateField: stage(DateField, { defaultValue }, code),
  DatePicker: stage(DatePicker, { defaultValue }, code),
  DateTimeField: stage(DateTimeField, { defaultValue }, code),
  DateTimePicker: stage(DateTimePicker, { defaultValue }, code),
  TimeField: stage(TimeField, { defaultValue }, code),
  TimePicker: stage(TimePicker, { defaultValue }, code),
};

export function Provider({ children }: { children: ReactNode }) {
  return <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>;
}
