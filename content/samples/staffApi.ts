import type { GridFilterModel, GridSortModel } from '@mui/x-data-grid';
import { cell, passes } from './depotFilters';
import { gridPeople, type GridPerson } from './gridPeople';

export interface StaffQuery {
  /** Indexes of the first and the last row, both inclusive. */
  start: number | string;
  end: number;
  sortModel?: GridSortModel;
  filterModel?: GridFilterModel;
}

export interface StaffPage {
  rows: GridPerson[];
  rowCount: number;
}

export interface StaffApi {
  list: (query: StaffQuery, signal?: AbortSignal) => Promise<StaffPage>;
  /** The people after a cursor. `nextCursor` is missing at the end. */
  after: (
    cursor: string | undefined,
    limit: number,
    signal?: AbortSignal,
  ) => Promise<{ rows: GridPerson[]; nextCursor?: string }>;
  save: (person: GridPerson) => Promise<GridPerson>;
  remove: (id: number) => Promise<void>;
  setFailing: (failing: boolean) => void;
}

/** Simulates a back end that filters, sorts, saves and deletes, answers late, and fails on demand. */
export function createStaffApi(size: number, latencyMs = 600): StaffApi {
  let people = gridPeople(size);
  let failing = false;

  const later = <T>(work: () => T, signal?: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        if (failing) reject(new Error('The staff server didn’t respond.'));
        else resolve(work());
      }, latencyMs);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new DOMException('The request was aborted.', 'AbortError'));
      });
    });

  return {
    list: ({ start, end, sortModel = [], filterModel }, signal) =>
      later(() => {
        const found = people.filter((person) => passes(person, filterModel));
        const rows = sorted(found, sortModel).slice(Number(start), end + 1);
        return { rows, rowCount: found.length };
      }, signal),
    after: (cursor, limit, signal) =>
      later(() => {
        const from = people.findIndex((person) => String(person.id) === cursor) + 1;
        const rows = people.slice(from, from + limit);
        const more = from + limit < people.length;
        return more ? { rows, nextCursor: String(rows.at(-1)?.id) } : { rows };
      }, signal),
    save: (person) =>
      later(() => {
        people = people.map((one) => (one.id === person.id ? person : one));
        return person;
      }),
    remove: (id) =>
      later(() => {
        people = people.filter((person) => person.id !== id);
      }),
    setFailing: (value) => {
      failing = value;
    },
  };
}

function sorted(people: GridPerson[], model: GridSortModel): GridPerson[] {
  if (model.length === 0) return people;
  return [...people].sort((a, b) => {
    for (const { field, sort } of model) {
      const [left, right] = [cell(a, field) as string | number, cell(b, field) as string | number];
      if (left !== right) return (left < right ? -1 : 1) * (sort === 'desc' ? -1 : 1);
    }
    return a.id - b.id;
  });
}
