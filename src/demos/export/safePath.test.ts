import { expect, test } from 'vitest';
import { packageName, safePath } from './safePath.ts';

test.each([
  ['src/Demo.tsx', 'src/Demo.tsx'],
  ['../../etc/passwd', 'etc/passwd'],
  ['/etc/.ssh/key', 'etc/ssh/key'],
  ['..\\..\\evil.bat', 'evil.bat'],
  ['a/./b//c', 'a/b/c'],
  ['a]b[c\n<d>.ts', 'a-b-c-d-.ts'],
  ['..', 'file'],
  ['', 'file'],
])('safePath %j', (path, safe) => {
  expect(safePath(path)).toBe(safe);
});

test.each([
  ['MultiSort', 'multi-sort'],
  ['../Evil"\n', 'evil'],
  ['日本', 'demo'],
])('packageName %j', (name, safe) => {
  expect(packageName(name)).toBe(safe);
});
