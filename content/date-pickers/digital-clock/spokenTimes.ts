import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';

/** Accessible names that contain the visible text of the options: “05 minutes” for 05. */
export const spokenTimes: PickersInputLocaleText = {
  hoursClockNumberText: (hours) => `${hours.padStart(2, '0')} hours`,
  minutesClockNumberText: (minutes) => `${minutes.padStart(2, '0')} minutes`,
};
