import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRenderCache, type ServerOutput } from './renderCache.node.ts';
import { openStore, type Store } from '../build-tools/index.node.ts';

const contentDir = '/project/content';
const sorting = `${contentDir}/data-grid/sorting/page.mdx`;
const bars = `${contentDir}/charts/bars/page.mdx`;

const chunk = (fileName: string, moduleIds: string[], code: string, imports: string[] = []) => ({
  type: 'chunk' as const,
  fileName,
  moduleIds,
  code,
  imports,
});

const site = (change: { engine?: string; sorting?: string; bars?: string } = {}) => {
  const sortingText = change.sorting ?? 'Sort rows.';
  const name = `_assets/page-${sortingText.length}.js`;
  return [
    chunk('index.js', ['/project/src/server.tsx'], `import('./page-${sortingText.length}.js')`),
    chunk('_assets/engine-a.js', ['/project/src/engine.tsx'], change.engine ?? 'engine'),
    chunk(name, [sorting], sortingText, ['_assets/engine-a.js']),
    chunk('_assets/page-b.js', [bars], change.bars ?? 'Bars.'),
    { type: 'asset' as const, fileName: 'a.css', source: 'p{}' },
  ];
};

let folder: string;
let store: Store;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'render-'));
  store = openStore(folder);
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const open = (outputs: readonly ServerOutput[], beside: unknown = 'build 1') =>
  createRenderCache({ outputs, contentDir, beside, store });
const rendered = {
  html: '<p>Sort rows.</p>',
  payload: '0:"Sort rows."',
  title: 'Sorting',
  files: ['/x/_assets/a.js'],
};
const page = ['/x/react-data-grid/sorting/', 'data-grid/sorting'] as const;

test('a page comes back as it was kept, and no other does', () => {
  open(site()).keep(...page, rendered);
  expect(open(site()).find(...page)).toEqual(rendered);
  expect(open(site()).find('/x/react-charts/bars/', 'charts/bars')).toBeUndefined();
});

test('another page may change, and the order of the files', () => {
  open(site()).keep(...page, rendered);
  expect(open(site({ bars: 'Bars and more.' })).find(...page)).toEqual(rendered);
  expect(open(site().reverse()).find(...page)).toEqual(rendered);
});

test.each([
  ['its own prose', site({ sorting: 'Sort rows and columns.' }), 'build 1'],
  ['the code of all pages', site({ engine: 'changed' }), 'build 1'],
  [
    'an asset',
    [...site().slice(0, -1), { type: 'asset' as const, fileName: 'a.css', source: '' }],
    'build 1',
  ],
  ['what is beside the code', site(), 'build 2'],
])('a page is rendered again with %s', (_, outputs, beside) => {
  open(site()).keep(...page, rendered);
  expect(open(outputs, beside).find(...page)).toBeUndefined();
});

test('prose that a page imports from another page’s chunk counts as its own', () => {
  const shared = (text: string) => [
    chunk('a.js', [sorting], 'a', ['b.js']),
    chunk('b.js', [bars], text),
  ];
  open(shared('one')).keep(...page, rendered);
  expect(open(shared('two')).find(...page)).toBeUndefined();
});
