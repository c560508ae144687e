import { expect, test } from 'vitest';
import { parseFenceMeta } from './fenceMeta.ts';

test('reads titles and lines', () => {
  const meta = parseFenceMeta('title="My App.tsx" mark={1,3-4} add={2} remove={5}', 'f:1');
  expect(meta.title).toBe('My App.tsx');
  expect([...meta.mark]).toEqual([1, 3, 4]);
  expect([...meta.add]).toEqual([2]);
  expect([...meta.remove]).toEqual([5]);
  expect(meta.packageManager).toBe(false);
});

test('knows package managers', () => {
  expect(parseFenceMeta('package-manager', 'f:1').packageManager).toBe(true);
});

test('refuses what it does not know', () => {
  expect(() =>
    parseFenceMeta('mark={1} live', 'content/a/page.mdx:3'),
  ).toThrowErrorMatchingInlineSnapshot(
    `[Error: content/a/page.mdx:3: the code block says "live", which is not known. Use title="App.tsx", mark={1,3-4}, add={2}, remove={5}, before, package-manager or package-manager no-tabs.]`,
  );
});
