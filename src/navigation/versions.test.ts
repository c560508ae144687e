import { expect, test } from 'vitest';
import config from '../../tests/fixtures/site.config.two-languages.ts';
import { productRoots, type ProductId } from './products.ts';
import { installedVersion } from './version.node.ts';
import { versionsOf } from './versions.ts';

const { oldVersionHosts } = config;
const options = { language: 'en', oldVersionHosts, currentVersion: '8.11.3' };

test("R17 the current version leads to the product's root here", () => {
  expect(versionsOf('x-charts', options)[0]).toEqual({
    label: 'v8.11.3',
    href: '/x/react-charts/',
    current: true,
  });
});

test('R18 R19 the data grid goes back to v4, whose path is of another site', () => {
  expect(versionsOf('x-data-grid', options).slice(1)).toEqual([
    { label: 'v7', href: 'https://v7.x-docs.test/x/react-data-grid/', current: false },
    { label: 'v6', href: 'https://v6.x-docs.test/x/react-data-grid/', current: false },
    { label: 'v5', href: 'https://v5.x-docs.test/x/react-data-grid/', current: false },
    { label: 'v4', href: 'https://v4.x-docs.test/components/data-grid/', current: false },
  ]);
});

test.each<[ProductId | null, string[]]>([
  ['x-date-pickers', ['v8.11.3', 'v7', 'v6', 'v5']],
  ['x-charts', ['v8.11.3', 'v7', 'v6']],
  ['x-tree-view', ['v8.11.3', 'v7', 'v6']],
  ['introduction', ['v8.11.3', 'v7', 'v6', 'v5']],
  [null, ['v8.11.3', 'v7', 'v6', 'v5']],
])('R18 %s lists only the majors in which it existed', (productId, labels) => {
  expect(versionsOf(productId, options).map(({ label }) => label)).toEqual(labels);
});

test('R16 R18 another language keeps its prefix, but not on v4', () => {
  const links = versionsOf('x-data-grid', { ...options, language: 'ar' }).map(({ href }) => href);
  expect(links[0]).toBe('/ar/x/react-data-grid/');
  expect(links[1]).toBe('https://v7.x-docs.test/ar/x/react-data-grid/');
  expect(links.at(-1)).toBe('https://v4.x-docs.test/components/data-grid/');
});

test('a version without a host is left out', () => {
  const hosts = { ...oldVersionHosts, v6: '', v4: '' };
  const labels = versionsOf('x-data-grid', { ...options, oldVersionHosts: hosts });
  expect(labels.map(({ label }) => label)).toEqual(['v8.11.3', 'v7', 'v5']);
});

test('R71 the version shown is that of the installed packages, 8.11.3', () => {
  for (const productId of Object.keys(productRoots)) {
    expect(installedVersion(productId as ProductId)).toBe('8.11.3');
  }
});
