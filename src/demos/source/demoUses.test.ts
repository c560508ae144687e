import { expect, test } from 'vitest';
import { demosOfPage } from './demoUses.node.ts';

test('finds each demo with its line and height', () => {
  const text = `---
title: Sorting
---

<Demo name="MultiSort" height={420} />

Text with \`<Demo>\`.

<Demo
  name="ServerSort"
  height={300}
/>
`;
  expect(demosOfPage(text, 'page.mdx')).toEqual([
    { page: 'page.mdx', line: 5, name: 'MultiSort', height: 420 },
    { page: 'page.mdx', line: 9, name: 'ServerSort', height: 300 },
  ]);
});

test('reads a height for each width', () => {
  const text = '<Demo name="A" height={{ 360: 520, 700: 400 }} wide />';
  expect(demosOfPage(text, 'page.mdx')).toMatchObject([
    { name: 'A', height: { 360: 520, 700: 400 } },
  ]);
});

test('code in a fence is shown, not run', () => {
  const text = '```mdx\n<Demo name="Shown" height={1} />\n```\n\n<Demo name="Run" height={2} />\n';
  expect(demosOfPage(text, 'page.mdx')).toEqual([
    { page: 'page.mdx', line: 5, name: 'Run', height: 2 },
  ]);
});

test('a demo without a height is found: the page itself reports it', () => {
  expect(demosOfPage('<Demo name="A" />', 'page.mdx')).toEqual([
    { page: 'page.mdx', line: 1, name: 'A', height: undefined },
  ]);
});
