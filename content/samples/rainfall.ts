/** Monthly totals of two weather stations, in millimeters. */
export type MonthlyRainfall = { month: string; skerryPoint: number; alderValley: number };

export const monthlyRainfall: MonthlyRainfall[] = [
  { month: 'Jan', skerryPoint: 178, alderValley: 61 },
  { month: 'Feb', skerryPoint: 142, alderValley: 48 },
  { month: 'Mar', skerryPoint: 131, alderValley: 55 },
  { month: 'Apr', skerryPoint: 96, alderValley: 63 },
  { month: 'May', skerryPoint: 82, alderValley: 84 },
  { month: 'Jun', skerryPoint: 79, alderValley: 97 },
  { month: 'Jul', skerryPoint: 104, alderValley: 112 },
  { month: 'Aug', skerryPoint: 127, alderValley: 101 },
  { month: 'Sep', skerryPoint: 168, alderValley: 77 },
  { month: 'Oct', skerryPoint: 204, alderValley: 69 },
  { month: 'Nov', skerryPoint: 193, alderValley: 66 },
  { month: 'Dec', skerryPoint: 186, alderValley: 64 },
];

/** Skerry Point: rain in millimeters, mean air temperature in degrees Celsius. */
export type MonthlyClimate = { month: string; rain: number; temperature: number };

export const monthlyClimate: MonthlyClimate[] = [
  { month: 'Jan', rain: 178, temperature: 2.9 },
  { month: 'Feb', rain: 142, temperature: 2.6 },
  { month: 'Mar', rain: 131, temperature: 4.1 },
  { month: 'Apr', rain: 96, temperature: 6.8 },
  { month: 'May', rain: 82, temperature: 10.2 },
  { month: 'Jun', rain: 79, temperature: 13.1 },
  { month: 'Jul', rain: 104, temperature: 15.0 },
  { month: 'Aug', rain: 127, temperature: 14.9 },
  { month: 'Sep', rain: 168, temperature: 12.2 },
  { month: 'Oct', rain: 204, temperature: 8.7 },
  { month: 'Nov', rain: 193, temperature: 5.5 },
  { month: 'Dec', rain: 186, temperature: 3.6 },
];

/** Depth of the groundwater below the surface, in meters, measured in late August. */
export type WellDepth = { well: string; depth: number };

export const wellDepths: WellDepth[] = [
  { well: 'Mill', depth: 3.4 },
  { well: 'Ford', depth: 5.1 },
  { well: 'Kirk', depth: 8.7 },
  { well: 'Tarn', depth: 14.2 },
  { well: 'Ridge', depth: 19.6 },
  { well: 'Lea', depth: 2.2 },
];

/** Fill level of a reservoir on the first of the month, in percent of its capacity. */
export type ReservoirLevel = { month: string; level: number };

export const reservoirLevels: ReservoirLevel[] = [
  { month: 'Jan', level: 81 },
  { month: 'Feb', level: 86 },
  { month: 'Mar', level: 92 },
  { month: 'Apr', level: 95 },
  { month: 'May', level: 88 },
  { month: 'Jun', level: 74 },
  { month: 'Jul', level: 59 },
  { month: 'Aug', level: 43 },
  { month: 'Sep', level: 34 },
  { month: 'Oct', level: 41 },
  { month: 'Nov', level: 57 },
  { month: 'Dec', level: 70 },
];
