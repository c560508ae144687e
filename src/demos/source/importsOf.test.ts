import { expect, test } from 'vitest';
import { importsOf, packageOf } from './importsOf.ts';

const specifiers = (code: string): string[] => importsOf(code).map(({ specifier }) => specifier);

test('reads static, side-effect, type, dynamic and re-exported modules', () => {
  const code = `import * as React from 'react';
import Box, { type BoxProps } from "@mui/material/Box";
import {
  DataGrid,
  GridColDef,
} from '@mui/x-data-grid';
import type { Dayjs } from 'dayjs';
import './Striped.css';
export { rows } from './rows';
export * from './columns';
export type { Row } from './types';
const Chart = React.lazy(() => import('./Chart'));
`;
  expect(importsOf(code).map(({ specifier, kind, line }) => [specifier, kind, line])).toEqual([
    ['react', 'static', 1],
    ['@mui/material/Box', 'static', 2],
    ['@mui/x-data-grid', 'static', 6],
    ['dayjs', 'static', 7],
    ['./Striped.css', 'side-effect', 8],
    ['./rows', 'static', 9],
    ['./columns', 'static', 10],
    ['./types', 'static', 11],
    ['./Chart', 'dynamic', 12],
  ]);
});

test('gives the place of the specifier between its quotes', () => {
  const code = `import a from './a';`;
  const [found] = importsOf(code);
  expect(code.slice(found?.from, found?.to)).toBe('./a');
});

test('sees nothing in comments, strings, templates and prose', () => {
  const code = `// import a from 'comment';
/* import b from 'block';
import c from 'block2'; */
const text = "import d from 'string'";
const template = \`
import e from 'template';
\`;
const element = <p>Don't import data from 'prose' or call it's import</p>;
export const from = 'x';
const meta = import.meta.env;
object.import('method');
`;
  expect(specifiers(code)).toEqual([]);
});

test('an apostrophe in an element hides no later import()', () => {
  expect(specifiers(`const a = <p>Don't</p>;\nconst b = import('./b');`)).toEqual(['./b']);
});

test('imports without semicolons and on one line', () => {
  expect(specifiers(`import a from 'a'\nimport 'b'\nimport c from 'c';import d from 'd'`)).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});

test('packageOf takes the package of a path inside it', () => {
  expect(packageOf('@mui/x-data-grid/locales')).toBe('@mui/x-data-grid');
  expect(packageOf('dayjs/locale/de')).toBe('dayjs');
  expect(packageOf('./rows')).toBeUndefined();
});

const hostile: [string, string][] = [
  ['imports on lines of their own', "import'a'\n"],
  ['imports without a source', 'import a\n'],
  ['escaped backticks', '`\\'],
  ['escaped quotes', "'\\"],
  ['comments that do not end', '/*'],
  ['re-exports without a source', 'export{\n'],
];

test.each(hostile)('four times the code takes no more than nine times the time: %s', (_, part) => {
  const [short = 0, long = 0] = [25_000, 100_000].map((length) => {
    const code = part.repeat(Math.ceil(length / part.length));
    return Math.min(...[1, 2, 3].map(() => cpuMs(() => importsOf(code))));
  });
  // Below a few milliseconds the compiler's warming up weighs more than the code.
  expect(long).toBeLessThan(9 * Math.max(short, 8));
});

test('two imports of one source keep their lines', () => {
  const code = "import a\nfrom 'a'; import b\n\nfrom 'b';\nimport 'c'";
  expect(importsOf(code).map(({ specifier, line }) => [specifier, line])).toEqual([
    ['a', 2],
    ['b', 4],
    ['c', 5],
  ]);
});

/** Of the processor: the clock also counts what other programs do. */
function cpuMs(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
