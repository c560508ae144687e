/** Revenue of a bicycle maker by channel, in thousands of euros; null before a channel opened. */
export type QuarterlySales = {
  quarter: string;
  shops: number;
  online: number;
  wholesale: number | null;
};

export const quarterlySales: QuarterlySales[] = [
  { quarter: 'Q1 2024', shops: 312, online: 184, wholesale: null },
  { quarter: 'Q2 2024', shops: 398, online: 241, wholesale: null },
  { quarter: 'Q3 2024', shops: 371, online: 268, wholesale: 96 },
  { quarter: 'Q4 2024', shops: 286, online: 305, wholesale: 132 },
  { quarter: 'Q1 2025', shops: 301, online: 276, wholesale: 148 },
  { quarter: 'Q2 2025', shops: 384, online: 342, wholesale: 175 },
];

/** Monthly revenue in thousands of euros: booked up to June, forecast after that. */
export type MonthlyRevenue = { month: string; booked: number | null; forecast: number | null };

export const monthlyRevenue: MonthlyRevenue[] = [
  { month: 'Jan', booked: 218, forecast: null },
  { month: 'Feb', booked: 231, forecast: null },
  { month: 'Mar', booked: 276, forecast: null },
  { month: 'Apr', booked: 309, forecast: null },
  { month: 'May', booked: 322, forecast: null },
  { month: 'Jun', booked: 270, forecast: 48 },
  { month: 'Jul', booked: null, forecast: 305 },
  { month: 'Aug', booked: null, forecast: 288 },
  { month: 'Sep', booked: null, forecast: 261 },
];

/** Contribution by year in thousands of euros: two sources of income, and the costs below zero. */
export type YearlyResult = { year: string; products: number; services: number; costs: number };

export const yearlyResults: YearlyResult[] = [
  { year: '2020', products: 640, services: 85, costs: -690 },
  { year: '2021', products: 790, services: 130, costs: -760 },
  { year: '2022', products: 910, services: 190, costs: -905 },
  { year: '2023', products: 870, services: 265, costs: -880 },
  { year: '2024', products: 985, services: 340, costs: -930 },
];

/** Change in revenue from the previous year, in percent, by ISO 3166 country code. */
export type RevenueChange = { country: string; change: number };

export const revenueChanges: RevenueChange[] = [
  { country: 'AT', change: 8.4 },
  { country: 'BE', change: -3.1 },
  { country: 'CZ', change: 12.6 },
  { country: 'DK', change: 5.2 },
  { country: 'EE', change: -6.8 },
  { country: 'FI', change: 2.7 },
];
