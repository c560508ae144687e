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
import { controlledExample, type ControlledExample } from '../controlledExample.tsx';

const defaultValue: [Dayjs, Dayjs] = [dayjs('2025-05-14T09:30'), dayjs('2025-05-17T17:00')];
const code = { defaultValue: "[dayjs('2025-05-14T09:30'), dayjs('2025-05-17T17:00')]" };

export const examples: Record<string, ControlledExample> = {
  DateRangeCalendar: controlledExample(DateRangeCalendar, { defaultValue }, code, { isWide: true }),
  DateRangePicker: controlledExample(DateRangePicker, { defaultValue }, code),
  DateTimeRangePicker: controlledExample(DateTimeRangePicker, { defaultValue }, code),
  MultiInputDateRangeField: controlledExample(MultiInputDateRangeField, { defaultValue }, code),
  MultiInputDateTimeRangeField: controlledExample(
    MultiInputDateTimeRangeField,
    { defaultValue },
    code,
  ),
  MultiInputTimeRangeField: controlledExample(MultiInputTimeRangeField, { defaultValue }, code),
  SingleInputDateRangeField: controlledExample(SingleInputDateRangeField, { defaultValue }, code),
  SingleInputDateTimeRangeField: controlledExample(
    SingleInputDateTimeRangeField,
    { defaultValue },
    code,
  ),
  SingleInputTimeRangeField: controlledExample(SingleInputTimeRangeField, { defaultValue }, code),
  TimeRangePicker: controlledExample(TimeRangePicker, { defaultValue }, code),
};

export { Provider } from './pickers.tsx';
