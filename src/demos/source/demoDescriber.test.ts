import fs from 'node:fs';
import { expect, test } from 'vitest';
import { demoKey } from './demoDescriber.node.ts';
import { contentFixture } from './contentFixture.node.ts';

const files = {
  'a/b/Basic.tsx':
    "import { columns } from './columns';\nimport { rows } from '../../samples/rows';\nexport default function Basic() {\n  return columns && rows;\n}\n",
  'a/b/columns.ts': 'export const columns = 1;\n',
  'a/b/Other.tsx': 'export default function Other() {\n  return null;\n}\n',
  'samples/rows.ts': 'export const rows = 1;\n',
  'samples/others.ts': 'export const others = 1;\n',
};

function setUp() {
  const { at, contentDir } = contentFixture(files);
  const key = (height?: number, code = 'code') =>
    demoKey(at('a/b/Basic.tsx'), contentDir, height, code);
  return { at, key };
}

test.each([
  ['its own file', 'a/b/Basic.tsx', `${files['a/b/Basic.tsx']}// More.\n`],
  ['a file of its folder that it imports', 'a/b/columns.ts', 'export const columns = 2;\n'],
  ['a sample that it imports', 'samples/rows.ts', 'export const rows = 2;\n'],
  ['a new styling', 'a/b/Basic.css.tsx', files['a/b/Other.tsx']],
])('a description is made again with %s', (_, name, text) => {
  const { at, key } = setUp();
  const before = key();
  fs.writeFileSync(at(name), text);
  expect(key()).not.toBe(before);
});

test('and with its height or our own code', () => {
  const { key } = setUp();
  expect(new Set([key(), key(300), key(301), key(300, 'other')]).size).toBe(4);
});

test('other files of its folder and other samples do not matter', () => {
  const { at, key } = setUp();
  const before = key();
  fs.writeFileSync(at('a/b/Other.tsx'), '');
  fs.writeFileSync(at('samples/others.ts'), '');
  expect(key()).toBe(before);
});

test('an import that leads nowhere is an error, cached or not', () => {
  const { at, key } = setUp();
  fs.rmSync(at('samples/rows.ts'));
  expect(() => key()).toThrow("'../../samples/rows' names no file");
});
