/** Passengers who board at a station on an average weekday, in thousands. */
export type StationBoardings = { station: string; boardings: number };

export const stationBoardings: StationBoardings[] = [
  { station: 'Central Station', boardings: 86.3 },
  { station: 'Harbor Terminal', boardings: 61.8 },
  { station: 'University Hospital', boardings: 47.2 },
  { station: 'Old Market', boardings: 39.5 },
  { station: 'Botanical Garden', boardings: 22.9 },
  { station: 'Airport North', boardings: 18.4 },
  { station: 'Riverside Park', boardings: 11.7 },
];

/** Boardings of two tram lines by day of the week, in thousands. */
export type WeekdayBoardings = { day: string; northLine: number; southLine: number };

export const weekdayBoardings: WeekdayBoardings[] = [
  { day: 'Mon', northLine: 41.2, southLine: 33.5 },
  { day: 'Tue', northLine: 43.8, southLine: 35.1 },
  { day: 'Wed', northLine: 44.6, southLine: 34.7 },
  { day: 'Thu', northLine: 43.1, southLine: 36.4 },
  { day: 'Fri', northLine: 46.9, southLine: 38.2 },
  { day: 'Sat', northLine: 29.4, southLine: 31.6 },
  { day: 'Sun', northLine: 21.7, southLine: 26.3 },
];

/** Boardings of the whole network by hour; `from` is the start of the hour. In thousands. */
export type HourlyBoardings = { from: string; boardings: number };

export const hourlyBoardings: HourlyBoardings[] = [
  { from: '06:00', boardings: 12.4 },
  { from: '07:00', boardings: 31.7 },
  { from: '08:00', boardings: 38.9 },
  { from: '09:00', boardings: 22.6 },
  { from: '10:00', boardings: 15.3 },
  { from: '11:00', boardings: 14.8 },
];

/** Tickets sold by line and type, in thousands. */
export type TicketSales = { line: string; single: number; day: number; season: number };

export const ticketSales: TicketSales[] = [
  { line: 'North', single: 48, day: 21, season: 131 },
  { line: 'South', single: 62, day: 34, season: 84 },
  { line: 'Ring', single: 17, day: 6, season: 77 },
  { line: 'Night', single: 26, day: 11, season: 3 },
];
