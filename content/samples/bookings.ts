/**
 * Nights on which a guesthouse with four rooms is not entirely free: calendar day (YYYY-MM-DD,
 * no time, no time zone) → rooms left. A night that is missing here has all four.
 */
export const roomsLeft: Readonly<Record<string, number>> = {
  '2025-05-02': 2,
  '2025-05-03': 1,
  '2025-05-04': 3,
  '2025-05-08': 2,
  '2025-05-09': 0,
  '2025-05-10': 0,
  '2025-05-11': 1,
  '2025-05-17': 1,
  '2025-05-18': 2,
  '2025-05-23': 0,
  '2025-05-24': 0,
  '2025-05-25': 1,
  '2025-05-30': 1,
  '2025-05-31': 0,
};

export const roomCount = 4;
