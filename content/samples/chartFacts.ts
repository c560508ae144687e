/** Planets of the solar system, rounded. Source: NASA Planetary Fact Sheet. */
export type Planet = {
  id: string;
  /** Mean distance from the Sun, in millions of kilometers. */
  distance: number;
  /** Orbital period, in days. */
  period: number;
  /** Diameter, in thousands of kilometers. */
  diameter: number;
  kind: 'Rocky' | 'Giant';
};

export const planets: Planet[] = [
  { id: 'Mercury', distance: 58, period: 88, diameter: 4.9, kind: 'Rocky' },
  { id: 'Venus', distance: 108, period: 225, diameter: 12.1, kind: 'Rocky' },
  { id: 'Earth', distance: 150, period: 365, diameter: 12.8, kind: 'Rocky' },
  { id: 'Mars', distance: 228, period: 687, diameter: 6.8, kind: 'Rocky' },
  { id: 'Jupiter', distance: 779, period: 4331, diameter: 143, kind: 'Giant' },
  { id: 'Saturn', distance: 1432, period: 10747, diameter: 121, kind: 'Giant' },
  { id: 'Uranus', distance: 2867, period: 30589, diameter: 51, kind: 'Giant' },
  { id: 'Neptune', distance: 4515, period: 59800, diameter: 50, kind: 'Giant' },
];

/** Carbon dioxide at Mauna Loa, annual mean in parts per million, rounded. Source: NOAA GML. */
export const carbonDioxide = [
  { year: 1960, ppm: 317 },
  { year: 1965, ppm: 320 },
  { year: 1970, ppm: 326 },
  { year: 1975, ppm: 331 },
  { year: 1980, ppm: 339 },
  { year: 1985, ppm: 346 },
  { year: 1990, ppm: 354 },
  { year: 1995, ppm: 361 },
  { year: 2000, ppm: 370 },
  { year: 2005, ppm: 380 },
  { year: 2010, ppm: 390 },
  { year: 2015, ppm: 401 },
  { year: 2020, ppm: 414 },
];

/** High mountains of three ranges, in meters above sea level. */
export const mountains = [
  { name: 'Everest', range: 'Himalaya', height: 8849 },
  { name: 'Kangchenjunga', range: 'Himalaya', height: 8586 },
  { name: 'Lhotse', range: 'Himalaya', height: 8516 },
  { name: 'K2', range: 'Karakoram', height: 8611 },
  { name: 'Gasherbrum I', range: 'Karakoram', height: 8080 },
  { name: 'Aconcagua', range: 'Andes', height: 6961 },
  { name: 'Ojos del Salado', range: 'Andes', height: 6893 },
];
