/** Population by region, in millions, rounded. Source: United Nations, World Population Prospects 2022. */
export const regionPopulation = [
  { year: '1950', asia: 1380, africa: 230, europe: 550, americas: 330 },
  { year: '1970', asia: 2140, africa: 370, europe: 660, americas: 510 },
  { year: '1990', asia: 3210, africa: 640, europe: 720, americas: 720 },
  { year: '2000', asia: 3740, africa: 820, europe: 730, americas: 840 },
  { year: '2010', asia: 4220, africa: 1060, europe: 740, americas: 940 },
  { year: '2020', asia: 4660, africa: 1360, europe: 750, americas: 1030 },
];

/** Shares of the world's electricity in 2023, in percent, rounded. Source: Ember. */
export const electricityShares = [
  { id: 'coal', label: 'Coal', value: 35, color: '#6b7280' },
  { id: 'gas', label: 'Gas', value: 23, color: '#b45309' },
  { id: 'hydro', label: 'Hydro', value: 14, color: '#2563eb' },
  { id: 'nuclear', label: 'Nuclear', value: 9, color: '#a21caf' },
  { id: 'wind', label: 'Wind', value: 8, color: '#0f766e' },
  { id: 'solar', label: 'Solar', value: 6, color: '#a16207' },
  { id: 'other', label: 'Other', value: 5, color: '#be123c' },
];

/**
 * Global surface temperature from 1970 to 2023, as the difference from the mean of 1951 to 1980, in
 * degrees Celsius, rounded. Source: NASA GISTEMP.
 */
export const temperatureAnomalies = [
  0, -0.1, 0, 0.2, -0.1, 0, -0.1, 0.2, 0.1, 0.2, 0.3, 0.3, 0.1, 0.3, 0.2, 0.1, 0.2, 0.3, 0.4, 0.3,
  0.4, 0.4, 0.2, 0.2, 0.3, 0.4, 0.3, 0.5, 0.6, 0.4, 0.4, 0.5, 0.6, 0.6, 0.5, 0.7, 0.6, 0.7, 0.5,
  0.7, 0.7, 0.6, 0.6, 0.7, 0.7, 0.9, 1, 0.9, 0.8, 1, 1, 0.8, 0.9, 1.2,
].map((anomaly, index) => ({ year: 1970 + index, anomaly }));

/**
 * Population in millions, output per person in thousands of dollars (purchasing power parity) and life
 * expectancy at birth in years, for 2019, rounded. Source: World Bank.
 */
export const countries = [
  { id: 'India', people: 1383, income: 7, life: 71, region: 'Asia' },
  { id: 'China', people: 1408, income: 16, life: 78, region: 'Asia' },
  { id: 'Indonesia', people: 270, income: 12, life: 71, region: 'Asia' },
  { id: 'Bangladesh', people: 166, income: 6, life: 73, region: 'Asia' },
  { id: 'Japan', people: 127, income: 42, life: 84, region: 'Asia' },
  { id: 'Nigeria', people: 203, income: 5, life: 53, region: 'Africa' },
  { id: 'Ethiopia', people: 114, income: 2, life: 66, region: 'Africa' },
  { id: 'Egypt', people: 106, income: 12, life: 71, region: 'Africa' },
  { id: 'South Africa', people: 58, income: 14, life: 66, region: 'Africa' },
  { id: 'Germany', people: 83, income: 57, life: 81, region: 'Europe' },
  { id: 'United Kingdom', people: 67, income: 49, life: 81, region: 'Europe' },
  { id: 'Norway', people: 5, income: 70, life: 83, region: 'Europe' },
  { id: 'United States', people: 328, income: 65, life: 79, region: 'Americas' },
  { id: 'Brazil', people: 212, income: 15, life: 75, region: 'Americas' },
  { id: 'Mexico', people: 125, income: 20, life: 74, region: 'Americas' },
];

/** Land area of the continents, in millions of square kilometers. */
export const continents = [
  { id: 'Asia', area: 44.6, color: '#1e40af' },
  { id: 'Africa', area: 30.4, color: '#9a3412' },
  { id: 'North America', area: 24.7, color: '#166534' },
  { id: 'South America', area: 17.8, color: '#0f766e' },
  { id: 'Antarctica', area: 14, color: '#475569' },
  { id: 'Europe', area: 10.2, color: '#86198f' },
  { id: 'Oceania', area: 8.5, color: '#9f1239' },
];

/** Where sunlight goes, in watts per square meter. Source: NASA, Earth's energy budget. */
export const sunlight = [
  { step: 'Arrives', change: 340 },
  { step: 'Clouds and air reflect', change: -77 },
  { step: 'Ground reflects', change: -23 },
  { step: 'Air absorbs', change: -77 },
];

/** Melting and boiling points of metals, in degrees Celsius. */
export const metals = [
  { metal: 'Mercury', melts: -39, boils: 357 },
  { metal: 'Sodium', melts: 98, boils: 883 },
  { metal: 'Lead', melts: 327, boils: 1749 },
  { metal: 'Silver', melts: 962, boils: 2162 },
  { metal: 'Copper', melts: 1085, boils: 2562 },
  { metal: 'Iron', melts: 1538, boils: 2862 },
];

/** Petal lengths of irises, in centimeters: five-number summaries of 50 flowers each. Source: Fisher, 1936. */
export const petals = [
  { species: 'Setosa', min: 1, q1: 1.4, median: 1.5, q3: 1.6, max: 1.9 },
  { species: 'Versicolor', min: 3, q1: 4, median: 4.35, q3: 4.6, max: 5.1 },
  { species: 'Virginica', min: 4.5, q1: 5.1, median: 5.55, q3: 5.9, max: 6.9 },
];

const utc = (day: number, hour: number, minute: number) =>
  new Date(Date.UTC(1969, 6, day, hour, minute));

/** Phases of Apollo 11 in July 1969, in Coordinated Universal Time. Source: NASA. */
export const apollo = [
  { phase: 'Earth orbit', start: utc(16, 13, 32), end: utc(16, 16, 22) },
  { phase: 'Flight to the Moon', start: utc(16, 16, 22), end: utc(19, 17, 21) },
  { phase: 'Lunar orbit', start: utc(19, 17, 21), end: utc(22, 4, 55) },
  { phase: 'On the surface', start: utc(20, 20, 17), end: utc(21, 17, 54) },
  { phase: 'Moonwalk', start: utc(21, 2, 56), end: utc(21, 5, 11) },
  { phase: 'Flight home', start: utc(22, 4, 55), end: utc(24, 16, 50) },
];
