import { expect, test } from 'vitest';
import { demoNamed, siteDemos } from '../../e2e/demos/siteDemos.ts';
import { pageHtml, readBuilt } from '../dist.ts';

const demo = demoNamed('SortIcons');
const licensed = siteDemos().filter(({ code }) =>
  code.system?.TS.some(({ text }) => /@mui\/x-[a-z-]+-(pro|premium)\b/.test(text)),
);

test('a demo has a page of its own, out of search engines and of the sitemap', () => {
  const html = pageHtml(demo.url);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toContain(`data-demo="${demo.name}"`);
  expect(readBuilt('sitemap.xml')).not.toContain('/x/demo/');
});

test('the folded code of a demo has a name: a `<details>` is a group', () => {
  const folds = pageHtml(demo.home).match(/<details[^>]*data-demo-code[^>]*>/g) ?? [];
  expect(folds.length).toBeGreaterThan(0);
  for (const fold of folds) expect(fold).toContain('aria-label="Source of the demo"');
});

test('R46 without a license key the page says once why the watermark shows', () => {
  const homes = new Set(licensed.map(({ home }) => home));
  expect(homes.size).toBeGreaterThan(0);
  for (const home of homes) {
    const html = pageHtml(home);
    const notes = html.split('data-license-note').length - 1;
    expect(notes, home).toBe(1);
    const names = licensed.filter((each) => each.home === home).map(({ name }) => name);
    const places = names.map((name) => html.indexOf(`data-demo="${name}"`));
    expect(html.indexOf('data-license-note')).toBeGreaterThan(Math.min(...places));
    expect(html).toContain('This site was built without a license key');
  }
  const plain = siteDemos().find(({ home }) => !homes.has(home));
  if (plain) expect(pageHtml(plain.home)).not.toContain('license-note');
});
