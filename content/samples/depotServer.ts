import type { GridFilterModel, GridSortModel } from '@mui/x-data-grid';
import { cell, passes } from './depotFilters';
import { parcels, type Parcel } from './parcels';

/** The request of a grid. Without `groupFields`, the response is flat. */
export interface DepotQuery {
  sortModel?: GridSortModel;
  filterModel?: GridFilterModel;
  start?: number | string;
  end?: number;
  groupFields?: string[];
  groupKeys?: string[];
  aggregationModel?: Record<string, string>;
}

/** A parcel, or a group of parcels with its child count and totals. */
export interface DepotRow extends Partial<Parcel> {
  id: string;
  name: string;
  childrenCount: number;
  totals?: Record<string, number>;
}

export interface DepotAnswer {
  rows: DepotRow[];
  /** Only for the top level, not for the children of a group. */
  rowCount?: number;
  aggregateRow: { totals: Record<string, number> };
}

export interface DepotServer {
  list: (query: DepotQuery) => Promise<DepotAnswer>;
  save: (row: DepotRow) => Promise<DepotRow>;
  setFailing: (failing: boolean) => void;
}

/** Simulates a back end: every call takes `latencyMs`, and fails after `setFailing(true)`. */
export function createDepotServer(latencyMs = 800): DepotServer {
  let failing = false;
  let stock = parcels;

  const later = <T>(work: () => T) =>
    new Promise<T>((resolve, reject) => {
      setTimeout(() => {
        if (failing) {
          reject(new Error('The depot server didn’t respond.'));
        } else {
          resolve(work());
        }
      }, latencyMs);
    });

  return {
    list: (query) => later(() => answer(stock, query)),
    save: (row) =>
      later(() => {
        stock = stock.map((parcel) => (parcel.id === row.id ? { ...parcel, ...row } : parcel));
        return row;
      }),
    setFailing: (value) => {
      failing = value;
    },
  };
}

function answer(stock: Parcel[], query: DepotQuery): DepotAnswer {
  const { groupFields = [], groupKeys = [], aggregationModel = {} } = query;
  const found = stock.filter(
    (parcel) =>
      passes(parcel, query.filterModel) &&
      groupKeys.every((key, level) => cell(parcel, groupFields[level]) === key),
  );
  const groupField = groupFields[groupKeys.length];
  const rows = sorted(
    groupField
      ? groups(found, groupField, groupKeys, groupFields.length, aggregationModel)
      : found.map((parcel) => ({ ...parcel, name: parcel.goods, childrenCount: 0 })),
    query.sortModel,
  );
  const aggregateRow = { totals: totals(found, aggregationModel) };
  if (groupKeys.length > 0) {
    return { rows, aggregateRow };
  }
  const start = typeof query.start === 'number' ? query.start : 0;
  return {
    rows: rows.slice(start, (query.end ?? rows.length - 1) + 1),
    rowCount: rows.length,
    aggregateRow,
  };
}

function groups(
  found: Parcel[],
  field: string,
  parents: string[],
  depth: number,
  model: Record<string, string>,
): DepotRow[] {
  const byKey = new Map<string, Parcel[]>();
  for (const parcel of found) {
    const key = String(cell(parcel, field));
    byKey.set(key, [...(byKey.get(key) ?? []), parcel]);
  }
  const lastLevel = parents.length === depth - 1;
  return Array.from(byKey, ([name, members]) => ({
    id: [...parents, name].join('/'),
    name,
    // The children of inner levels aren't counted. -1 means an unknown number.
    childrenCount: lastLevel ? members.length : -1,
    totals: totals(members, model),
  }));
}

function totals(members: Parcel[], model: Record<string, string>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(model).map(([field, name]) => {
      const values = members.map((parcel) => Number(cell(parcel, field)));
      const sum = values.reduce((total, value) => total + value, 0);
      const results: Record<string, number> = {
        sum,
        avg: sum / Math.max(values.length, 1),
        max: Math.max(...values),
        size: values.length,
      };
      return [field, results[name] ?? 0];
    }),
  );
}

function sorted(rows: DepotRow[], model: GridSortModel = []): DepotRow[] {
  const order = (a: DepotRow, b: DepotRow) => {
    for (const { field, sort } of model) {
      const [left, right] = [a, b].map(
        (row) => row.totals?.[field] ?? cell(row, field) ?? row.name,
      );
      const result =
        typeof left === 'number' && typeof right === 'number'
          ? left - right
          : String(left).localeCompare(String(right), 'en');
      if (result !== 0) {
        return sort === 'desc' ? -result : result;
      }
    }
    return 0;
  };
  return model.length > 0 ? [...rows].sort(order) : rows;
}
