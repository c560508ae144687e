const START = new Date(2025, 2, 1).getTime();
const HOUR = 3_600_000;

/** Sum of the four main tidal waves, in meters above the mean sea level. */
const tide = (hour: number, range: number) =>
  range * Math.cos((2 * Math.PI * hour) / 12.42) +
  0.36 * range * Math.cos((2 * Math.PI * (hour - 5)) / 12) +
  0.18 * Math.cos((2 * Math.PI * (hour - 3)) / 25.82) +
  0.12 * Math.cos((2 * Math.PI * hour) / 23.93);

/** Predicted tide in two harbors for every hour of thirty days: 720 rows. */
export const tides = Array.from({ length: 720 }, (_, hour) => ({
  time: new Date(START + hour * HOUR),
  harbor: Math.round(tide(hour, 1.4) * 100) / 100,
  estuary: Math.round(tide(hour - 2, 2.3) * 100) / 100,
}));
