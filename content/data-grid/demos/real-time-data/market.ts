export interface Quote {
  id: string;
  name: string;
  sector: Sector;
  openEur: number;
  priceEur: number;
  lowEur: number;
  highEur: number;
  volume: number;
  /** The last 24 prices, oldest first. */
  trend: number[];
}

export const sectors = ['Energy', 'Food', 'Health', 'Machines', 'Software', 'Transport'] as const;

export type Sector = (typeof sectors)[number];

/** A seeded random generator: the same seed gives the same numbers everywhere. */
export function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

// prettier-ignore
const listings: [id: string, name: string, sector: Sector, openEur: number][] = [
  ['ALDR', 'Alder Robotics', 'Machines', 184.2], ['BRGN', 'Bergen Tidal', 'Energy', 42.75],
  ['CALX', 'Calyx Seeds', 'Food', 28.4], ['CRDL', 'Cradle Diagnostics', 'Health', 96.1],
  ['DUNE', 'Dune Solar', 'Energy', 61.35], ['ELMA', 'Elma Dairies', 'Food', 33.9],
  ['FERR', 'Ferrovia Cargo', 'Transport', 77.6], ['FJRD', 'Fjord Lines', 'Transport', 18.85],
  ['GLSS', 'Glasswing Software', 'Software', 242.5], ['HELX', 'Helix Nursing', 'Health', 54.2],
  ['IBEX', 'Ibex Lifts', 'Machines', 119.8], ['KITE', 'Kite Analytics', 'Software', 133.45],
  ['LUMN', 'Lumen Optics', 'Machines', 88.3], ['MALT', 'Maltings Group', 'Food', 47.15],
  ['NOVA', 'Nova Imaging', 'Health', 205.9], ['ORBT', 'Orbit Couriers', 'Transport', 36.7],
  ['PINE', 'Pinewood Data', 'Software', 71.25], ['QUAY', 'Quayside Grain', 'Food', 25.6],
  ['RILL', 'Rill Hydro', 'Energy', 58.95], ['SABL', 'Sable Presses', 'Machines', 64.1],
  ['TERN', 'Tern Airways', 'Transport', 29.3], ['UMBR', 'Umbra Security', 'Software', 158.7],
  ['VALE', 'Vale Pharma', 'Health', 112.4], ['WIND', 'Windward Power', 'Energy', 83.55],
];

/** The initial table: the same morning of trading on every load. */
export const openingQuotes: Quote[] = listings.map(([id, name, sector, openEur], index) => {
  const random = seededRandom(index + 11);
  const trend = [openEur];
  while (trend.length < 24) {
    trend.push(round((trend.at(-1) ?? openEur) * (1 + (random() - 0.49) * 0.012)));
  }
  return {
    id,
    name,
    sector,
    openEur,
    priceEur: trend.at(-1) ?? openEur,
    lowEur: Math.min(...trend),
    highEur: Math.max(...trend),
    volume: Math.round(20000 + random() * 480000),
    trend,
  };
});

/** The quotes that change in one tick, about a third of all. */
export function nextQuotes(quotes: Quote[], step: number): Quote[] {
  const random = seededRandom(step * 7919);
  return quotes
    .filter(() => random() < 0.34)
    .map((quote) => {
      const priceEur = round(quote.priceEur * (1 + (random() - 0.495) * 0.009));
      return {
        ...quote,
        priceEur,
        lowEur: Math.min(quote.lowEur, priceEur),
        highEur: Math.max(quote.highEur, priceEur),
        volume: quote.volume + Math.round(random() * 2400),
        trend: [...quote.trend.slice(1), priceEur],
      };
    });
}
