/** The staff of a maker of garden instruments. Salaries are gross, in euros per year. */
export interface GridPerson {
  id: number;
  name: string;
  country: string;
  department: string;
  product: string;
  status: PersonStatus;
  /** Mean of the last review, 0 to 5 in steps of 0.5. */
  rating: number;
  /** Share of the goals of this year, in percent. */
  progress: number;
  salaryEur: number;
  joinedOn: Date;
  /** Hours worked in each of the last eight weeks. */
  hours: number[];
}

export type PersonStatus = 'active' | 'on leave' | 'onboarding' | 'contract';

export const personStatuses: PersonStatus[] = ['active', 'on leave', 'onboarding', 'contract'];
export const countries = ['Chile', 'Estonia', 'Ghana', 'India', 'Japan', 'Portugal', 'Vietnam'];
export const departments = ['Assembly', 'Logistics', 'Research', 'Sales', 'Service'];
export const products = ['Drip valve', 'Light meter', 'Rain gauge', 'Soil probe'];

// prettier-ignore
const firstNames = ['Abena', 'Anh', 'Camila', 'Diogo', 'Emiko', 'Farid', 'Greta', 'Haruto', 'Ines', 'Jaan',
  'Kofi', 'Linh', 'Mateo', 'Nisha', 'Oskar', 'Priya', 'Rui', 'Sofia', 'Taavi', 'Yuki'];
// prettier-ignore
const lastNames = ['Almeida', 'Boateng', 'Castro', 'Dang', 'Eller', 'Fujita', 'Gupta', 'Herrera', 'Ito', 'Joshi',
  'Kask', 'Lopes', 'Mensah', 'Nguyen', 'Owusu', 'Pereira', 'Rojas', 'Sato', 'Tamm', 'Verma'];

/** The mulberry32 generator: the same numbers from 0 to 1 for the same seed. */
export function seededNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The person at an index, the same on every call. Nobody else has to be made for it. */
export function gridPerson(index: number): GridPerson {
  const next = seededNumbers(index * 7919 + 17);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const statusDraw = next();
  return {
    id: index + 1,
    name: `${pick(firstNames)} ${pick(lastNames)}`,
    country: pick(countries),
    department: pick(departments),
    product: pick(products),
    status:
      personStatuses[statusDraw < 0.7 ? 0 : Math.floor((statusDraw - 0.7) * 10) + 1] ?? 'active',
    rating: Math.round((1 + next() * 4) * 2) / 2,
    progress: Math.round(next() * 100),
    salaryEur: 28000 + Math.round(next() * 640) * 100,
    joinedOn: new Date(
      2015 + Math.floor(next() * 10),
      Math.floor(next() * 12),
      1 + Math.floor(next() * 28),
    ),
    hours: Array.from({ length: 8 }, () => 30 + Math.round(next() * 15)),
  };
}

/** As many people as a demo asks for, from 10 to 100,000. */
export function gridPeople(count: number, from = 0): GridPerson[] {
  return Array.from({ length: count }, (_, offset) => gridPerson(from + offset));
}
