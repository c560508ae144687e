import { orders, type Order } from '../../samples/orders';

export interface OrderPage {
  rows: Order[];
  total: number;
}

export interface OrderBatch {
  rows: Order[];
  /** Where the next batch starts; `null` after the last one. */
  nextCursor: string | null;
}

const answer = <T>(compute: () => T, signal: AbortSignal, fail = false): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (fail) reject(new Error('The order service didn’t respond.'));
      else resolve(compute());
    }, 800);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

/** Simulates an endpoint that counts pages: answers after 800 ms unless aborted. */
export const fetchPage = (page: number, pageSize: number, fail: boolean, signal: AbortSignal) =>
  answer<OrderPage>(
    () => ({
      rows: orders.slice(page * pageSize, (page + 1) * pageSize),
      total: orders.length,
    }),
    signal,
    fail,
  );

/** Simulates an endpoint that continues after a cursor and doesn't return a count. */
export const fetchAfter = (cursor: string | null, size: number, signal: AbortSignal) =>
  answer<OrderBatch>(() => {
    const start = cursor ? orders.findIndex((order) => order.id === cursor) + 1 : 0;
    const rows = orders.slice(start, start + size);
    const more = start + size < orders.length;
    return { rows, nextCursor: more ? (rows.at(-1)?.id ?? null) : null };
  }, signal);
