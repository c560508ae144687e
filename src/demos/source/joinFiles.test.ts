import { expect, test } from 'vitest';
import type { ShownFile } from './description.ts';
import { joinFiles } from './joinFiles.ts';

const file = (path: string, name: string, text: string): ShownFile => ({
  path,
  name,
  text,
  html: '',
});

const files = [
  file('data-grid/sorting/Striped.css.tsx', 'Striped.js', 'const a = 1;\n'),
  file('data-grid/sorting/Striped.css', 'Striped.css', '.a {}\n'),
  file('samples/orders.ts', 'orders.js', 'export const orders = [];\n'),
];

test('all files are one text, each under its path', () => {
  expect(joinFiles(files, undefined)).toBe(
    [
      '// data-grid/sorting/Striped.js\nconst a = 1;\n',
      '/* data-grid/sorting/Striped.css */\n.a {}\n',
      '// samples/orders.js\nexport const orders = [];\n',
    ].join('\n'),
  );
});

test("the demo's own file is the reader's version of it", () => {
  expect(joinFiles(files.slice(0, 1), 'const a = 2;\n')).toBe(
    '// data-grid/sorting/Striped.js\nconst a = 2;\n',
  );
});

test('a file that is called by its path keeps it', () => {
  const two = [file('samples/orders.ts', 'samples/orders.ts', 'a')];
  expect(joinFiles(two, undefined)).toBe('// samples/orders.ts\na');
});
