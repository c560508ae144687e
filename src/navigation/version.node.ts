import { createRequire } from 'node:module';
import type { ProductId } from './products.ts';

const packages: Record<ProductId, string> = {
  introduction: '@mui/x-data-grid',
  'x-data-grid': '@mui/x-data-grid',
  'x-date-pickers': '@mui/x-date-pickers',
  'x-charts': '@mui/x-charts',
  'x-tree-view': '@mui/x-tree-view',
};

/** The version that is documented: that of the installed package. */
export function installedVersion(productId: ProductId): string {
  const name = packages[productId];
  const manifest: unknown = createRequire(import.meta.url)(`${name}/package.json`);
  const version = (manifest as { version?: unknown }).version;
  if (typeof version === 'string') return version;
  throw new Error(
    `${name}/package.json: it has no version. Install the package again: npm install`,
  );
}
