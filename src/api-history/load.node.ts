import fs from 'node:fs';
import path from 'node:path';
import { apiProducts, type ApiProduct } from './products.ts';
import { projectRoot } from '../build-tools/index.node.ts';
import { parseHistory, type ApiHistory } from './history.ts';

export const historyFolder = 'content/api-history';

export function historyFile(product: ApiProduct): string {
  return `${historyFolder}/${product}.json`;
}

export type Histories = Partial<Record<ApiProduct, ApiHistory>>;

/** The history of every product that has a file, checked. */
export function loadHistories(root = projectRoot): Histories {
  const found = apiProducts.flatMap((product) => {
    const file = historyFile(product);
    const place = path.join(root, file);
    if (!fs.existsSync(place)) return [];
    return [[product, parseHistory(fs.readFileSync(place, 'utf8'), file)] as const];
  });
  return Object.fromEntries(found);
}
