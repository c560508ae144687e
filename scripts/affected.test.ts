import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { affectedBy } from './affected.ts';

const all = {
  build: true,
  types: true,
  lint: true,
  unit: true,
  site: true,
  browser: true,
  exports: true,
};

test('nothing changed affects nothing', () => {
  expect(Object.values(affectedBy([])).some(Boolean)).toBe(false);
});

test('a page: the site is built, and the browser opens that page', () => {
  expect(affectedBy(['content/data-grid/sorting/page.mdx'])).toEqual({
    ...all,
    browser: { specs: [], pages: ['/x/react-data-grid/sorting/'] },
    exports: false,
  });
});

test('a demo: its page, and what readers take away', () => {
  expect(
    affectedBy(['content/charts/bars/Stacked.tsx', 'content/charts/bars/Stacked.css']),
  ).toEqual({ ...all, browser: { specs: [], pages: ['/x/react-charts/bars/'] } });
});

test('a room that nothing builds on: its own specs, and the unit tests that import it', () => {
  expect(affectedBy(['src/ads/chooseAd.ts'])).toEqual({
    ...all,
    unit: ['--changed'],
    browser: { specs: ['tests/e2e/ads', 'tests/e2e/analytics'], pages: [] },
    exports: false,
  });
});

test('every folder of specs that is named is there', () => {
  const rooms = ['ads', 'agents', 'analytics', 'api-reference', 'search', 'service-worker'];
  const { browser } = affectedBy(rooms.map((room) => `src/${room}/index.ts`));
  const folders = typeof browser === 'object' ? browser.specs : [];
  expect(folders.length).toBeGreaterThan(5);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});

test('any other source: every spec', () => {
  expect(affectedBy(['src/theme/palette.ts'])).toMatchObject({ browser: true, exports: false });
  expect(affectedBy(['src/demos/export/mainFile.ts'])).toMatchObject({ exports: true });
});

test('tests: themselves, and neither a build nor other parts', () => {
  expect(affectedBy(['tests/e2e/shell/keyboard.spec.ts'])).toMatchObject({
    build: false,
    browser: { specs: ['tests/e2e/shell/keyboard.spec.ts'], pages: [] },
    unit: false,
  });
  expect(affectedBy(['tests/site/agents/mcp.test.ts'])).toMatchObject({
    build: false,
    site: true,
    browser: false,
  });
  expect(affectedBy(['src/ads/chooseAd.test.ts'])).toMatchObject({
    build: false,
    unit: ['--changed'],
    browser: false,
  });
});

test('prose about the project: its format', () => {
  const { lint, ...others } = affectedBy(['README.md', 'docs/testing.md']);
  expect(lint).toBe(true);
  expect(Object.values(others).some(Boolean)).toBe(false);
});

test('what no rule knows, and what is shared: everything', () => {
  expect(affectedBy(['package-lock.json'])).toEqual(all);
  expect(affectedBy(['README.md', 'vite.config.ts'])).toEqual(all);
  expect(affectedBy(['content/navigation.ts'])).toEqual(all);
  expect(affectedBy(['content/samples/orders.ts'])).toEqual(all);
  expect(affectedBy(['tests/e2e/demos/siteDemos.ts'])).toMatchObject({ browser: true });
});

test('together they reach as far as the farthest', () => {
  expect(
    affectedBy(['content/charts/bars/page.mdx', 'src/search/index.ts', 'src/ads/chooseAd.ts']),
  ).toMatchObject({
    unit: true,
    browser: {
      pages: ['/x/react-charts/bars/'],
      specs: expect.arrayContaining(['tests/e2e/search', 'tests/e2e/ads']),
    },
  });
  expect(affectedBy(['src/search/index.ts', 'src/app/Shell.tsx'])).toMatchObject({ browser: true });
});
