import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../build-tools/index.node.ts';
import {
  bundlerPlaced,
  componentPackages,
  isPackageIndex,
  isShared,
  packagesOf,
  productFamilies,
  productOf,
  sharedNames,
  sharedScopes,
} from './libraryPackages.node.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  exports?: { '.'?: { default?: { default?: string } } };
}

const folderOf = (name: string) => path.join(projectRoot, 'node_modules', name);
const fix = 'Change src/demos/bundle/libraryPackages.node.ts and compare the sizes of demo pages.';

function manifestOf(name: string): Manifest | undefined {
  const file = path.join(folderOf(name), 'package.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest) : undefined;
}

function needsOf(name: string): string[] {
  const { dependencies, peerDependencies, peerDependenciesMeta } = manifestOf(name) ?? {};
  const peers = Object.keys(peerDependencies ?? {});
  return [
    ...Object.keys(dependencies ?? {}),
    ...peers.filter((peer) => !peerDependenciesMeta?.[peer]?.optional),
  ];
}

/** A package with all that it needs, and that these need. */
function closureOf(name: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(name)) {
    seen.add(name);
    for (const needed of needsOf(name)) closureOf(needed, seen);
  }
  return seen;
}

const products = productFamilies.flat().map((name) => `@mui/${name}`);

test('every product is installed', () => {
  const missing = products.filter((name) => !manifestOf(name));
  expect(missing, `These products are not installed. ${fix}`).toEqual([]);
});

test('a product needs the ones before it in its family', () => {
  for (const family of productFamilies) {
    const last = `@mui/${family.at(-1)}`;
    const needed = closureOf(last);
    const apart = family.filter((name) => !needed.has(`@mui/${name}`));
    expect(apart, `${last} no longer needs these. ${fix}`).toEqual([]);
  }
});

test('products or Material UI need every shared package', () => {
  const needed = new Set(
    [...products, '@mui/material', '@emotion/react', '@emotion/styled'].flatMap((name) => [
      ...closureOf(name),
    ]),
  );
  const unused = [
    ...sharedNames.filter((name) => !needed.has(name)),
    ...sharedScopes.filter((scope) => ![...needed].some((name) => name.startsWith(`${scope}/`))),
  ];
  expect(unused, `Nothing needs these packages any more. ${fix}`).toEqual([]);
});

test('what several products name as a dependency is shared, or the bundler places it by decision', () => {
  const families = productFamilies.map(
    (family) => new Set(family.flatMap((name) => needsOf(`@mui/${name}`))),
  );
  const names = new Set(families.flatMap((needs) => [...needs]));
  const undecided = [...names].filter(
    (name) =>
      families.filter((needs) => needs.has(name)).length > 1 &&
      !name.startsWith('@types/') &&
      !isShared(`${folderOf(name)}/index.js`) &&
      !bundlerPlaced.includes(name),
  );
  expect(undecided, `Several products need these packages: say where they go. ${fix}`).toEqual([]);
});

test('the file that names everything in a package is known as its index', () => {
  const packages = fs
    .readdirSync(folderOf('@mui'))
    .map((name) => `@mui/${name}`)
    .filter((name) => !name.startsWith('@mui/x-') && manifestOf(name)?.exports);
  // @mui/lab is for demos that may come: it is not installed.
  const installed = componentPackages.filter((name) => manifestOf(name));
  expect(packages).toEqual(expect.arrayContaining(installed));
  const entries = packages.map((name) =>
    path.posix.join(folderOf(name), manifestOf(name)?.exports?.['.']?.default?.default ?? '?'),
  );
  const unknown = entries.filter((file) => !isPackageIndex(file));
  expect(unknown, `These files are the index of their package. ${fix}`).toEqual([]);
});

test('the packages of a file, the outermost first', () => {
  expect(packagesOf('/p/node_modules/@emotion/cache/node_modules/stylis/a.js')).toEqual([
    '@emotion/cache',
    'stylis',
  ]);
  expect(packagesOf('/p/src/a.ts')).toEqual([]);
  expect(isShared('/p/node_modules/@emotion/cache/node_modules/stylis/a.js')).toBe(true);
  expect(isShared('/p/node_modules/@mui/stylis-plugin-rtl/a.js')).toBe(false);
  expect(productOf('/p/node_modules/@mui/x-tree-view-pro/node_modules/@mui/x-internals/a.js')).toBe(
    'x-tree-view-pro',
  );
});
