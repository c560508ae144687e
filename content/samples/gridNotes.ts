import { gridPerson, seededNumbers } from './gridPeople';

/** Notes from the service desk of a maker of garden instruments. */
export interface GridNote {
  id: number;
  author: string;
  product: string;
  text: string;
}

const sentences = [
  'The sensor reports no values after a night of frost.',
  'Replaced the seal and tested it for two hours.',
  'The customer sent photos of the broken clip.',
  'A firmware update fixed the clock.',
  'Waiting for a spare part from the warehouse.',
  'The display is readable again, but the backlight flickers at low battery.',
  'Called back and explained how to calibrate the probe in wet soil.',
];

/** Notes of one to eight sentences, the same on every call. */
export function gridNotes(count: number): GridNote[] {
  const next = seededNumbers(7);
  return Array.from({ length: count }, (_, index) => {
    const { name, product } = gridPerson(index);
    const length = 1 + Math.floor(next() * 8);
    const start = Math.floor(next() * sentences.length);
    const text = Array.from(
      { length },
      (_each, offset) => sentences[(start + offset) % sentences.length],
    ).join(' ');
    return { id: index + 1, author: name, product, text };
  });
}
