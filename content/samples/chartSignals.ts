/** A vibration sensor, as a sum of waves with a rare spike: `count` readings, in millimeters per second. */
export function vibration(count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI;
    const noise = Math.sin(index * 12.9898) * 0.35 + Math.sin(index * 78.233) * 0.25;
    const spike = index % Math.ceil(count / 7) === Math.ceil(count / 11) ? 2.4 : 0;
    return Math.round((4 + 1.6 * Math.sin(3 * turn) + noise + spike) * 1000) / 1000;
  });
}

export interface Candle {
  date: Date;
  open: number;
  high: number;
  low: number;
  close: number;
  /** Traded shares, in thousands. */
  volume: number;
}

const price = (day: number) => 42 + 5 * Math.sin(day / 6) + 2.2 * Math.sin(day * 1.9) + day * 0.09;
const cents = (value: number) => Math.round(value * 100) / 100;

/** Forty trading days of an invented share, in euros. */
export const candles: Candle[] = Array.from({ length: 40 }, (_, day) => {
  const open = price(day);
  const close = price(day + 1);
  return {
    date: new Date(2025, 0, 6 + day + 2 * Math.floor(day / 5)),
    open: cents(open),
    close: cents(close),
    high: cents(Math.max(open, close) + 0.5 + 0.4 * Math.abs(Math.sin(day * 2.3))),
    low: cents(Math.min(open, close) - 0.5 - 0.4 * Math.abs(Math.sin(day * 3.1))),
    volume: Math.round(180 + 70 * Math.abs(close - open) + 40 * Math.abs(Math.sin(day * 5.7))),
  };
});
