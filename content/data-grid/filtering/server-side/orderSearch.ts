import type { GridFilterModel } from '@mui/x-data-grid';
import { orders, type Order } from '../../../samples/orders';

type Test = (cell: string, value: string) => boolean;

const tests: Record<string, Test> = {
  contains: (cell, value) => cell.includes(value),
  startsWith: (cell, value) => cell.startsWith(value),
  equals: (cell, value) => cell === value,
  is: (cell, value) => cell === value,
};

/** Simulates an endpoint that filters in its database: answers after 800 ms unless aborted. */
export function searchOrders(
  model: GridFilterModel,
  fail: boolean,
  signal: AbortSignal,
): Promise<Order[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (fail) reject(new Error('The order service didn’t respond.'));
      else resolve(orders.filter((order) => matches(order, model)));
    }, 800);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

function matches(order: Order, { items }: GridFilterModel): boolean {
  return items.every(({ field, operator, value }) => {
    const test = tests[operator];
    if (!test || value == null || value === '') return true;
    const cell = String(order[field as keyof Order]).toLowerCase();
    return test(cell, String(value).trim().toLowerCase());
  });
}
