import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseChanges, readChanges } from './gitChanges.node.ts';

test('a folder has the day of its newest commit, and everybody who changed a file of it', () => {
  const log = [
    '\u00012026-03-02\tb@example.com\n\ncharts/bars/page.mdx\ncharts/bars/Stack.tsx\n',
    '\u00012026-02-01\ta@example.com\n\ncharts/bars/Stack.tsx\ncharts/page.mdx\n',
    '\u00012026-01-31\tb@example.com\n\ncharts/bars/page.mdx\n',
  ].join('');
  expect([...parseChanges(log)]).toEqual([
    ['charts/bars', { day: '2026-03-02', people: 2 }],
    ['charts', { day: '2026-02-01', people: 1 }],
  ]);
});

test('without a repository nothing is known', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-repository-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(readChanges(folder).size).toBe(0);
});
