import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipProject } from './zipProject.ts';

const files = { 'package.json': '{}\n', 'src/Demo.tsx': 'const é = "日本";\n' };

test('holds every file, inside the folder', () => {
  const unzipped = Object.entries(unzipSync(zipProject(files, '../multi-sort')));
  expect(unzipped.map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    ['multi-sort/package.json', '{}\n'],
    ['multi-sort/src/Demo.tsx', 'const é = "日本";\n'],
  ]);
  expect(Object.keys(unzipSync(zipProject(files)))).toEqual(Object.keys(files));
});

test('the same files give the same bytes, whatever their order', () => {
  const reversed = Object.fromEntries(Object.entries(files).reverse());
  expect(zipProject(reversed)).toEqual(zipProject(files));
});
