export interface Shift {
  id: number;
  day: string;
  ward: string;
  hours: string;
  nurse: string;
}

/** Two days in a small hospital. */
// prettier-ignore
export const shifts: Shift[] = [
  { id: 1, day: 'Monday', ward: 'Surgery', hours: '06–14', nurse: 'Abena' },
  { id: 2, day: 'Monday', ward: 'Surgery', hours: '14–22', nurse: 'Lukas' },
  { id: 3, day: 'Monday', ward: 'Children', hours: '06–14', nurse: 'Noor' },
  { id: 4, day: 'Monday', ward: 'Children', hours: '14–22', nurse: 'Noor' },
  { id: 5, day: 'Tuesday', ward: 'Children', hours: '06–14', nurse: 'Petra' },
  { id: 6, day: 'Tuesday', ward: 'Children', hours: '14–22', nurse: 'Lukas' },
  { id: 7, day: 'Tuesday', ward: 'Surgery', hours: '06–14', nurse: 'Abena' },
  { id: 8, day: 'Tuesday', ward: 'Surgery', hours: '14–22', nurse: 'Abena' },
];
