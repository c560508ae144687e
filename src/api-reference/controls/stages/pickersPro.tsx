import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { stage, type Stage } from '../stage.tsx';

const defaultValue: [Dayjs, Dayjs] = [dayjs('2025-05-14T09:30'), dayjs('2025-05-17T17:00')];
const code = { defaultValue: "[dayjs('2025-05-14T09:30'), dayjs('2025-05-17T17:00')]" };

export const stages: Record<string, Stage> = {
  DateRangeCalendar: stage(DateRangeCalendar, { defaultValue }, code, { isWide: true }),
  DateRangePicker: stage(DateRangePicker, { defaultValue }, code),
  DateTimeRangePicker: stage(DateTimeRangePicker, { defaultValue }, code),
  MultiInputDateRangeField: stage(MultiInputDateRangeField, { defaultValue }, code),
  MultiInputDateTimeRangeField: stage(MultiInputDateTimeRangeField, { defaultValue }, code),
  MultiInputTimeRangeField: stage(MultiInputTimeRangeField, { defaultValue }, code),
  SingleInputDateRangeField: stage(SingleInputDateRangeField, { defaultValue }, code),
  SingleInputDateTimeRangeField: stage(SingleInputDateTimeRangeField, { defaultValue }, code),
  SingleInputTimeRangeField: stage(SingleInputTimeRangeField, { defaultValue }, code),
  TimeRangePicker: stage(TimeRangePicker, { defaultValue }, code),
};

export { Provider } from './pickers.tsx';
