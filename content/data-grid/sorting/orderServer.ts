import type { GridSortModel } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

export interface OrderRequest {
  sortModel: GridSortModel;
  /** Simulates a broken connection. */
  fail: boolean;
}

export interface OrderAnswer {
  /** The request of this response; undefined before the first response. */
  request?: OrderRequest;
  rows: Order[];
  /** The sort model of `rows`. */
  sortModel: GridSortModel;
  error?: string;
}

export const firstRequest: OrderRequest = {
  sortModel: [{ field: 'totalEur', sort: 'desc' }],
  fail: false,
};

export const firstAnswer: OrderAnswer = { rows: [], sortModel: firstRequest.sortModel };

const comparators: Record<string, (a: Order, b: Order) => number> = {
  customer: (a, b) => a.customer.localeCompare(b.customer, 'en'),
  placedOn: (a, b) => a.placedOn.getTime() - b.placedOn.getTime(),
  totalEur: (a, b) => a.totalEur - b.totalEur,
};

/** Simulates an endpoint that sorts in its database: answers after 900 ms unless aborted. */
export function fetchOrders(request: OrderRequest, signal: AbortSignal): Promise<Order[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (request.fail) {
        reject(new Error('The order service didn’t respond.'));
      } else {
        resolve(sortOrders(request.sortModel));
      }
    }, 900);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

function sortOrders([rule]: GridSortModel): Order[] {
  const compare = rule && comparators[rule.field];
  if (!compare || !rule.sort) {
    return orders;
  }
  const sign = rule.sort === 'desc' ? -1 : 1;
  return [...orders].sort((a, b) => sign * compare(a, b));
}
