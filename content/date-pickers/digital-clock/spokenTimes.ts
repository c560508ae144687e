import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';

/** Names that contain what is written on the options: “05 minutes” for 05. */
export const spokenTimes: PickersInputLocaleText = {
  hoursClockNumberText: (hours) => `${hours.padStart(2, '0')} hours`,
  minutesClockNumberText: (minutes) => `${minutes.padStart(2, '0')} minutes`,
};
