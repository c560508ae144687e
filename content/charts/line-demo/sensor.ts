import { vibration } from '../../samples/chartSignals';

export interface Reading {
  id: number;
  value: number;
}

const source = vibration(5_000);

/** Stands for a socket: a message every 10 ms, more often than a screen is painted. */
export function createSensor() {
  let id = -1;
  const next = (): Reading => {
    id += 1;
    return { id, value: source[id % source.length] ?? 0 };
  };
  return {
    read: (count: number) => Array.from({ length: count }, next),
    subscribe: (onReading: (reading: Reading) => void) => {
      const timer = setInterval(() => onReading(next()), 10);
      return () => clearInterval(timer);
    },
  };
}
