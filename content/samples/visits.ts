/** Visits to a public library. Every row of numbers is a day, every column an opening hour. */
export const openingHours = [
  '9:00',
  '10:00',
  '11:00',
  '12:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
  '18:00',
];
export const openingDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export const visitsByDay = [
  [18, 31, 42, 55, 48, 39, 61, 78, 83, 52],
  [15, 28, 37, 51, 44, 36, 58, 71, 76, 49],
  [21, 35, 46, 58, 53, 62, 88, 97, 91, 60],
  [17, 29, 40, 49, 47, 38, 60, 74, 80, 55],
  [22, 33, 44, 57, 50, 41, 52, 59, 54, 31],
  [64, 89, 104, 98, 86, 79, 71, 58, 33, 12],
];

/** The same numbers as [column, row, visits]. */
export const visitCells = visitsByDay.flatMap((hours, day) =>
  hours.map((visits, hour): [number, number, number] => [hour, day, visits]),
);
