import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'vitest';
import { assetsIn, filesOf, type PageTable } from '../../../src/service-worker/index.testing.ts';
import { demoNamed } from '../../e2e/demos/siteDemos.ts';
import { dist, pageHtml, readBuilt } from '../dist.ts';

const table = JSON.parse(readBuilt('x/offline/pages.json')) as PageTable;
const demo = demoNamed('SortIcons');
/** A page for each set of files, and one that shows a demo alone. */
const sample = table.files.map(
  (_, index) => table.pages.find((row) => row[2] === index)?.[0] ?? '',
);
const paths = sample.map((page) => (page === '/x/demo/' ? demo.url : page));

function headOf(html: string) {
  const found = { title: '', files: [] as string[] };
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node && node.tagName === 'title')
      found.title ||= node.childNodes
        .map((child) => ('value' in child ? child.value : ''))
        .join('');
    if ('tagName' in node && node.tagName === 'link') {
      const values = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      if (/\.(?:js|css)$/.test(values.href ?? '')) found.files.push(values.href ?? '');
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}

test.each(paths)('the table has the title and the files of %s', (page) => {
  const html = pageHtml(page);
  const { title, files } = headOf(html);
  const known = filesOf(table, page);
  expect(files.length).toBeGreaterThan(5);
  expect(known).toEqual(expect.arrayContaining(files));
  // The others start the application and the demos: the start script names them.
  for (const file of known) expect(html, file).toContain(file);
  for (const file of known) expect(existsSync(path.join(dist, file)), file).toBe(true);
  const row = table.pages.find(([name]) => name === page);
  if (row) expect(title.startsWith(`${row[1]} · `)).toBe(true);
  else expect(page).toBe(demo.url);
});

test('a payload names the scripts of its demos as they are', () => {
  const named = assetsIn(readBuilt(path.join(demo.home, 'index.txt')));
  const problem = 'React writes payloads in another way. Change assetsIn to match.';
  expect(named.join('\n'), problem).toMatch(/\/x\/_assets\/data-grid\/.*SortIcons-[\w-]+\.js/);
  for (const file of named) expect(existsSync(path.join(dist, file)), file).toBe(true);
});
