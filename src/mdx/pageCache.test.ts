import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openStore } from '../build-tools/index.node.ts';
import { contentFixture } from '../demos/source/index.testing.ts';
import { english } from '../language/index.ts';
import { compilePage } from './compilePage.node.ts';
import { createPageCache, pageKey, type PageInputs } from './pageCache.node.ts';

const source = `---
title: Sorting
description: A description that has at least sixty characters, as every page's must.
product: x-data-grid
---

<Demo name="Basic" height={300} />
`;
const files = {
  'data-grid/sorting/page.mdx': source,
  'data-grid/sorting/Basic.tsx': 'export default function Basic() {\n  return null;\n}\n',
  'data-grid/sorting/columns.ts': 'export const columns = [];\n',
  'data-grid/other/Other.tsx': 'export default function Other() {\n  return null;\n}\n',
};

function setUp() {
  const fixture = contentFixture(files);
  const inputs: PageInputs = {
    part: 'page',
    file: fixture.at('data-grid/sorting/page.mdx'),
    source,
    contentDir: fixture.contentDir,
    origin: 'https://docs.example',
    texts: { en: english.strings },
    codeHash: 'code',
    modelKey: 'model',
  };
  return { ...fixture, inputs };
}

describe('the key of a page', () => {
  test.each([
    ['what is wanted of it', { part: 'facts' as const }],
    ['its text', { source: `${source}\nMore.` }],
    ['the origin', { origin: 'https://other.example' }],
    ['our own code or a package', { codeHash: 'other' }],
    ['the API model', { modelKey: 'other' }],
  ])('changes with %s', (_, change) => {
    const { inputs } = setUp();
    expect(pageKey({ ...inputs, ...change })).not.toBe(pageKey(inputs));
  });

  test('changes with its place in the content, and not with the place of the content', () => {
    const { inputs, at } = setUp();
    fs.cpSync(at('data-grid/sorting'), at('data-grid/filtering'), { recursive: true });
    const moved = { ...inputs, file: at('data-grid/filtering/page.mdx') };
    expect(pageKey(moved)).not.toBe(pageKey(inputs));
    expect(pageKey(setUp().inputs)).toBe(pageKey(inputs));
  });

  test.each([
    ['the text of a demo', 'data-grid/sorting/Basic.tsx'],
    ['a new styling of a demo', 'data-grid/sorting/Basic.css.tsx'],
  ])('changes with %s', (_, name) => {
    const { inputs, at } = setUp();
    const before = pageKey(inputs);
    fs.writeFileSync(at(name), 'export default function Basic() {\n  return 1;\n}\n');
    expect(pageKey(inputs)).not.toBe(before);
  });

  test('does not change with the demos of other pages', () => {
    const { inputs, at } = setUp();
    const before = pageKey(inputs);
    fs.writeFileSync(at('data-grid/other/Other.tsx'), '');
    expect(pageKey(inputs)).toBe(before);
  });

  test('knows every file that a compilation reads', async () => {
    const { inputs, at } = setUp();
    const read = vi.spyOn(fs, 'readFileSync');
    const asked = vi.spyOn(fs, 'existsSync');
    await compilePage(source, inputs.file, inputs);
    const touched = [...read.mock.calls, ...asked.mock.calls].map(([file]) => String(file));
    vi.restoreAllMocks();
    const ofContent = touched.filter(
      (file) => !file.includes(`${path.sep}node_modules${path.sep}`),
    );
    expect(ofContent).toContain(at('data-grid/sorting/Basic.tsx'));
    for (const file of ofContent) {
      expect([path.dirname(file), path.extname(file)]).toEqual([at('data-grid/sorting'), '.tsx']);
    }
  });
});

describe('a page that asked whether other pages exist', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'store-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const store = openStore(folder);
  const pages = new Set(['/x/a/']);
  const cache = createPageCache(store, (page) => pages.has(page));
  const asked = ['/x/a/', '/x/b/'];

  test('is found while the answers are the same, whatever pages come and go elsewhere', () => {
    expect(cache.find('key')).toBeUndefined();
    cache.keep('key', { code: 'links to a', asked });
    pages.add('/x/c/');
    expect(cache.find('key')).toBe('links to a');
  });

  test('is compiled again when one of them appears, and found again when it goes', () => {
    pages.add('/x/b/');
    expect(cache.find('key')).toBeUndefined();
    cache.keep('key', { code: 'links to a and b', asked });
    expect(cache.find('key')).toBe('links to a and b');
    pages.delete('/x/b/');
    expect(cache.find('key')).toBe('links to a');
  });
});
