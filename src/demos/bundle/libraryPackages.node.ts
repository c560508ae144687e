/**
 * What the chunk rule (sharedChunks.node.ts) knows about packages. Rolldown groups modules by name or by size, but
 * it cannot see which packages are one library that is used whole. Checked with @mui/material 7.3, MUI X 8.11 and
 * rolldown 1.2. libraryPackages.test.ts compares this list with the installed packages.
 */

/** Each product builds on the ones before it: what the first needs, all need. */
export const productFamilies = [
  ['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium'],
  ['x-date-pickers', 'x-date-pickers-pro'],
  ['x-charts', 'x-charts-pro'],
  ['x-tree-view', 'x-tree-view-pro'],
];

/** Packages of these scopes and names are used whole by all products that depend on them. */
export const sharedScopes = ['@mui', '@emotion', '@popperjs'];
export const sharedNames = [
  '@babel/runtime',
  'clsx',
  'dom-helpers',
  'hoist-non-react-statics',
  'prop-types',
  'react-is',
  'react-transition-group',
  'reselect',
  'use-sync-external-store',
];

/**
 * Shared by products too, but placed by the bundler: React is on every page, date libraries and the charts'
 * mathematics are used in parts, and demos that read right to left alone load the plugin.
 */
export const bundlerPlaced = ['@mui/stylis-plugin-rtl', 'react', 'react-dom', 'scheduler'];

/** Each demo uses some of their components. */
export const componentPackages = ['@mui/material', '@mui/icons-material', '@mui/lab'];

/** Files of a package, relative to its folder, that name everything in it, whether it is needed or not. */
const packageIndexes = ['index.js', 'index.mjs', 'esm/index.js', 'esm/index.mjs'];

const folder = '/node_modules/';

/** The packages that a file is inside of, the outermost first: a package may have its dependencies in itself. */
export function packagesOf(file: string): string[] {
  return file
    .split(folder)
    .slice(1)
    .map((rest) => rest.split('/').slice(0, rest.startsWith('@') ? 2 : 1))
    .map((parts) => parts.join('/'));
}

/** Whether a file is part of the library that products share. */
export function isShared(file: string): boolean {
  return packagesOf(file).some(
    (name) =>
      !bundlerPlaced.includes(name) &&
      (sharedNames.includes(name) || sharedScopes.includes(name.split('/')[0] ?? '')),
  );
}

export function isComponent(file: string): boolean {
  return packagesOf(file).some((name) => componentPackages.includes(name));
}

export function isPackageIndex(file: string): boolean {
  const name = packagesOf(file).at(-1);
  if (!name?.startsWith('@mui/') || name.startsWith('@mui/x-')) return false;
  return packageIndexes.some((index) => file.endsWith(`${folder}${name}/${index}`));
}

/** `x-data-grid-pro`: the product that a file belongs to, as part of it or of a dependency that only it has. */
export function productOf(file: string): string | undefined {
  const names = packagesOf(file).map((name) => name.replace('@mui/', ''));
  return names.find((name) => productFamilies.flat().includes(name));
}
