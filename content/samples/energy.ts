/** Electricity generated in a region, by source and year, in terawatt-hours. */
export type YearlyGeneration = {
  year: string;
  hydro: number;
  wind: number;
  gas: number;
  coal: number;
};

export const yearlyGeneration: YearlyGeneration[] = [
  { year: '2019', hydro: 21.4, wind: 12.8, gas: 26.1, coal: 18.9 },
  { year: '2020', hydro: 22.9, wind: 15.6, gas: 24.7, coal: 14.2 },
  { year: '2021', hydro: 19.8, wind: 16.9, gas: 27.3, coal: 13.5 },
  { year: '2022', hydro: 20.6, wind: 20.3, gas: 22.4, coal: 12.1 },
  { year: '2023', hydro: 22.2, wind: 24.7, gas: 19.6, coal: 8.3 },
  { year: '2024', hydro: 23.1, wind: 28.4, gas: 17.2, coal: 5.6 },
];

/** Power on an island grid, in megawatts; below zero, the battery charges and the cable exports. */
export type GridBalance = { hour: string; wind: number; battery: number; cable: number };

export const gridBalance: GridBalance[] = [
  { hour: '00:00', wind: 310, battery: -60, cable: -45 },
  { hour: '03:00', wind: 345, battery: -90, cable: -80 },
  { hour: '06:00', wind: 260, battery: -20, cable: 15 },
  { hour: '09:00', wind: 185, battery: 45, cable: 80 },
  { hour: '12:00', wind: 150, battery: 30, cable: 110 },
  { hour: '15:00', wind: 205, battery: -35, cable: 70 },
  { hour: '18:00', wind: 170, battery: 95, cable: 125 },
  { hour: '21:00', wind: 240, battery: 40, cable: 20 },
];

/** Installed capacity by technology, in megawatts. */
export type InstalledCapacity = { technology: string; capacity: number };

export const installedCapacity: InstalledCapacity[] = [
  { technology: 'Hydro', capacity: 4200 },
  { technology: 'Wind', capacity: 1850 },
  { technology: 'Solar', capacity: 610 },
  { technology: 'Biogas', capacity: 36 },
  { technology: 'Tidal', capacity: 9 },
  { technology: 'Wave', capacity: 2 },
];
