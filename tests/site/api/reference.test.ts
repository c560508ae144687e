import { expect, test } from 'vitest';
import { loadApiModel } from '../../../src/api-reference/index.node.ts';
import { apiPathOf, kebabCase } from '../../../src/api-reference/index.ts';
import { pageHtml, readBuilt } from '../dist.ts';

const model = loadApiModel();
const sitemap = readBuilt('sitemap.xml');

test('every prop, slot and class of every listed component is reachable by its anchor', () => {
  const missing: string[] = [];
  let anchors = 0;
  for (const component of model.components) {
    const url = apiPathOf(component);
    if (!sitemap.includes(`${url}</loc>`)) continue;
    const ids = new Set([...pageHtml(url).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const wanted = [
      ...component.props.map(({ name }) => `prop-${name}`),
      ...component.slots.map(({ name }) => `slot-${name}`),
      ...component.classes.map(({ name }) => `class-${name}`),
      // The form of the library's own reference.
      ...component.props.map(({ name }) => `${kebabCase(component.name)}-prop-${name}`),
    ];
    anchors += wanted.length;
    missing.push(...wanted.filter((id) => !ids.has(id)).map((id) => `${url}#${id}`));
  }
  expect(missing).toEqual([]);
  expect(anchors).toBeGreaterThan(4000);
});

test('no generated page leaks the syntax of comments or an unresolved type', () => {
  const urls = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/x\/api\/[^<]*)<\/loc>/g)].map(
    ([, url = '']) => url,
  );
  expect(urls.length).toBeGreaterThan(model.components.length / 2);
  const bad = urls.filter((url) =>
    /\{@link|import\(&quot;|<code class="code api-code"><\/code>/.test(pageHtml(url)),
  );
  expect(bad).toEqual([]);
});

test('the twin of a generated page is Markdown with its props', () => {
  const text = readBuilt('/x/api/data-grid/data-grid.md');
  expect(text).toMatch(/^# DataGrid\n/);
  expect(text).toContain('/x/api/data-grid/data-grid/#prop-sortModel');
});
