/** Ratings of three bicycles by testers, out of ten. */
export const bikeMetrics = ['Comfort', 'Speed', 'Brakes', 'Gears', 'Weight', 'Price'];

export const bikeTests = [
  { id: 'commuter', label: 'Commuter', data: [8.6, 5.4, 7.8, 7.1, 5.2, 8.4] },
  { id: 'tourer', label: 'Tourer', data: [7.4, 6.9, 8.7, 8.8, 6.1, 5.9] },
  { id: 'racer', label: 'Racer', data: [4.8, 9.4, 8.2, 8.5, 9.1, 3.7] },
];
