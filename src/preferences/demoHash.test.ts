import { expect, test } from 'vitest';
import { parseDemoHash } from './demoHash.ts';

test.each([
  ['#BasicSorting.tsx', { demo: 'BasicSorting', variant: 'TS', styling: null }],
  ['#BasicSorting.js', { demo: 'BasicSorting', variant: 'JS', styling: null }],
])('R28 %s selects the variant', (hash, expected) => {
  expect(parseDemoHash(hash)).toEqual(expected);
});

test.each([
  ['#tailwind-BasicSorting.tsx', { demo: 'BasicSorting', variant: 'TS', styling: 'tailwind' }],
  ['#css-BasicSorting.js', { demo: 'BasicSorting', variant: 'JS', styling: 'css' }],
  ['#system-BasicSorting.tsx', { demo: 'BasicSorting', variant: 'TS', styling: 'system' }],
  ['#sass-BasicSorting.tsx', { demo: 'sass-BasicSorting', variant: 'TS', styling: null }],
])('R31 %s selects the styling', (hash, expected) => {
  expect(parseDemoHash(hash)).toEqual(expected);
});

test.each([
  '',
  '#',
  '#overview',
  '#tailwind-BasicSorting',
  '#A.jsx',
  '#A.ts',
  '#A.TSX',
  '#A.tsx/',
  'A.tsx',
])("R28 %j isn't a deep link of a demo", (hash) => {
  expect(parseDemoHash(hash)).toBeNull();
});
