import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readVersions } from './versions.node.ts';

const versions = readVersions(process.cwd());
const site = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, unknown>;
};

test('R71 the versions are those that the site installs', () => {
  expect(versions.packages['@mui/x-data-grid']).toBe('8.11.3');
  for (const name of ['react', '@mui/material', '@mui/x-charts-pro', 'dayjs'])
    expect(versions.packages[name]).toBe(site.dependencies[name]);
  for (const name of ['vite', 'typescript', 'tailwindcss'])
    expect(versions.packages[name]).toBe(site.devDependencies[name]);
  expect(versions.overrides).toEqual(site.overrides);
});

test('every version is exact', () => {
  const tables = [
    versions.packages,
    ...Object.values(versions.adapters),
    ...Object.values(versions.types),
  ];
  for (const version of tables.flatMap((table) => Object.values(table)))
    expect(version).toMatch(/^\d+\.\d+\.\d+(-\d+)?$/);
});

test('the products need Material UI, emotion and React beside them', () => {
  expect(versions.peers['@mui/x-tree-view']).toEqual(
    expect.arrayContaining(['@emotion/react', '@emotion/styled', '@mui/material', 'react']),
  );
});

test('R71 each adapter that the pickers ship has its date library, pinned', () => {
  const shipped = readdirSync('node_modules/@mui/x-date-pickers').filter((name) =>
    name.startsWith('Adapter'),
  );
  const libraries = Object.entries(versions.adapters).map(
    ([adapter, table]) => [adapter, Object.keys(table)] as const,
  );
  expect(Object.fromEntries(libraries)).toEqual({
    AdapterDateFns: ['date-fns'],
    AdapterDateFnsJalali: ['date-fns-jalali'],
    AdapterDateFnsJalaliV2: ['date-fns-jalali'],
    AdapterDateFnsV2: ['date-fns'],
    AdapterDayjs: ['dayjs'],
    AdapterLuxon: ['luxon'],
    AdapterMoment: ['moment'],
    AdapterMomentHijri: ['moment', 'moment-hijri'],
    AdapterMomentJalaali: ['moment', 'moment-jalaali'],
  });
  expect(shipped.filter((name) => !Object.hasOwn(versions.adapters, name))).toEqual([
    'AdapterDateFnsBase',
  ]);
  expect(versions.adapters.AdapterDateFnsV2).toEqual({ 'date-fns': '2.30.0' });
});
