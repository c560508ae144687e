import type { GridFilterModel } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../../samples/gridPeople';

const people = gridPeople(600);

type Test = (cell: string, value: string) => boolean;

const tests: Record<string, Test> = {
  contains: (cell, value) => cell.includes(value),
  startsWith: (cell, value) => cell.startsWith(value),
  equals: (cell, value) => cell === value,
  is: (cell, value) => cell === value,
};

/** Simulates an endpoint that filters in its database: answers after 800 ms unless aborted. */
export function searchPeople(
  model: GridFilterModel,
  fail: boolean,
  signal: AbortSignal,
): Promise<GridPerson[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (fail) reject(new Error('The staff service didn’t respond.'));
      else resolve(people.filter((person) => matches(person, model)));
    }, 800);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

function matches(person: GridPerson, { items }: GridFilterModel): boolean {
  return items.every(({ field, operator, value }) => {
    const test = tests[operator];
    if (!test || value == null || value === '') return true;
    const cell = String(person[field as keyof GridPerson]).toLowerCase();
    return test(cell, String(value).trim().toLowerCase());
  });
}
