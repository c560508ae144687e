/** Rents around a city: minutes by train, rent in euros per square meter, inhabitants in thousands. */
export type Town = { id: string; minutes: number; rent: number; inhabitants: number };

export const railTowns: Town[] = [
  { id: 'Aldbrook', minutes: 12, rent: 17.8, inhabitants: 64 },
  { id: 'Brayford', minutes: 17, rent: 16.9, inhabitants: 41 },
  { id: 'Carrow', minutes: 21, rent: 15.2, inhabitants: 118 },
  { id: 'Denholm', minutes: 26, rent: 14.6, inhabitants: 22 },
  { id: 'Easter Vale', minutes: 31, rent: 13.1, inhabitants: 35 },
  { id: 'Fenwick', minutes: 34, rent: 13.4, inhabitants: 87 },
  { id: 'Garth', minutes: 39, rent: 11.9, inhabitants: 16 },
  { id: 'Holme', minutes: 45, rent: 11.2, inhabitants: 52 },
  { id: 'Inverley', minutes: 52, rent: 10.1, inhabitants: 143 },
  { id: 'Jarrow Hill', minutes: 58, rent: 9.4, inhabitants: 29 },
];

export const busTowns: Town[] = [
  { id: 'Kelder', minutes: 15, rent: 14.3, inhabitants: 12 },
  { id: 'Lorton', minutes: 22, rent: 13.0, inhabitants: 19 },
  { id: 'Marsden', minutes: 28, rent: 12.2, inhabitants: 8 },
  { id: 'Netherby', minutes: 33, rent: 10.7, inhabitants: 27 },
  { id: 'Oakley', minutes: 37, rent: 10.9, inhabitants: 14 },
  { id: 'Pitlow', minutes: 43, rent: 9.2, inhabitants: 6 },
  { id: 'Quarrick', minutes: 49, rent: 8.8, inhabitants: 11 },
  { id: 'Ravensea', minutes: 57, rent: 7.9, inhabitants: 33 },
];
