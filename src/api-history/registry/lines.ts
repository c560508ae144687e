/** The release lines that the history covers, and which release represents each. */

import type { ApiPlan, ApiProduct } from '../products.ts';

export interface HistoryPackage {
  name: string;
  product: ApiProduct;
  plan?: ApiPlan;
}

/** The lower plan first: it owns what several packages export. */
export const historyPackages: readonly HistoryPackage[] = [
  { name: '@mui/x-data-grid', product: 'data-grid' },
  { name: '@mui/x-data-grid-pro', product: 'data-grid', plan: 'pro' },
  { name: '@mui/x-data-grid-premium', product: 'data-grid', plan: 'premium' },
  { name: '@mui/x-date-pickers', product: 'date-pickers' },
  { name: '@mui/x-date-pickers-pro', product: 'date-pickers', plan: 'pro' },
  { name: '@mui/x-charts', product: 'charts' },
  { name: '@mui/x-charts-pro', product: 'charts', plan: 'pro' },
  { name: '@mui/x-tree-view', product: 'tree-view' },
  { name: '@mui/x-tree-view-pro', product: 'tree-view', plan: 'pro' },
];

/** The line of the installed packages, which the site describes. */
export const lastLine = '8.11';

/** `8.11.3` → `8.11`. */
export function lineOf(version: string): string {
  const [major = '', minor = ''] = version.split('.');
  return `${major}.${minor}`;
}

/** Negative if the first line is older. */
export function compareLines(one: string, other: string): number {
  const [major = 0, minor = 0] = one.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major - otherMajor || minor - otherMinor;
}

/** The last patch of each minor up to a line, oldest first; previews are left out. */
export function releasesOf(versions: readonly string[], upTo = lastLine): string[] {
  const latest = new Map<string, number>();
  for (const version of versions) {
    const [, line, patch] = /^(\d+\.\d+)\.(\d+)$/.exec(version) ?? [];
    if (line === undefined || compareLines(line, upTo) > 0) continue;
    latest.set(line, Math.max(latest.get(line) ?? 0, Number(patch)));
  }
  return [...latest]
    .sort(([one], [other]) => compareLines(one, other))
    .map(([line, patch]) => `${line}.${patch}`);
}
