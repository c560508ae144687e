import type { GridSortModel } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from './gridPeople';

export interface PeopleQuery {
  /** Indexes of the first and the last row, both inclusive. */
  start: number | string;
  end: number;
  sortModel?: GridSortModel;
}

export interface PeoplePage {
  rows: GridPerson[];
  rowCount: number;
  hasNextPage: boolean;
}

export interface PeopleServer {
  list: (query: PeopleQuery, signal?: AbortSignal) => Promise<PeoplePage>;
  /** Counts all rows. Takes three times as long as a page. */
  count: () => Promise<number>;
  setFailing: (failing: boolean) => void;
}

/** Simulates a back end that sorts and cuts ranges, answers late, and fails on demand. */
export function createPeopleServer(size: number, latencyMs = 700): PeopleServer {
  const people = gridPeople(size);
  let failing = false;

  const later = <T>(work: () => T, ms: number, signal?: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        if (failing) reject(new Error('The staff server didn’t respond.'));
        else resolve(work());
      }, ms);
      signal?.addEventListener('abort', () => clearTimeout(timer));
    });

  return {
    list: ({ start, end, sortModel = [] }, signal) =>
      later(
        () => {
          const from = Number(start);
          const rows = sorted(people, sortModel).slice(from, end + 1);
          return { rows, rowCount: size, hasNextPage: end + 1 < size };
        },
        latencyMs,
        signal,
      ),
    count: () => later(() => size, latencyMs * 3),
    setFailing: (value) => {
      failing = value;
    },
  };
}

function sorted(people: GridPerson[], [rule]: GridSortModel): GridPerson[] {
  if (!rule?.sort) return people;
  const field = rule.field as keyof GridPerson;
  const factor = rule.sort === 'desc' ? -1 : 1;
  return [...people].sort((a, b) => {
    const [left, right] = [a[field], b[field]];
    if (left === right) return a.id - b.id;
    return left < right ? -factor : factor;
  });
}
