import { describe, expect, test } from 'vitest';
import { stripRegions } from '../src/demos/source/index.ts';
import { toJavaScript } from '../src/demos/source/index.compile.ts';
import { parseFrontMatter } from '../src/pages/index.node.ts';
import { newDemo, newPage } from './newFiles.ts';

const folders = ['data-grid/x', 'date-pickers/x', 'charts/x', 'tree-view/x', 'guides/x'];

describe.each(folders)('%s', (folder) => {
  test('a new page has front matter that the schema accepts', () => {
    const [page] = newPage(folder).files;
    const yaml = /^---\n([\s\S]*?)\n---/.exec(page?.text ?? '')?.[1];
    expect(parseFrontMatter(yaml, 'page.mdx').title).toBe('X');
    expect(page?.file).toBe(`content/${folder}/page.mdx`);
  });

  test('a new demo is a component of its name, with a region to show', async () => {
    const [demo] = newDemo(folder, 'MultiSort', '').files;
    expect(demo?.file).toBe(`content/${folder}/MultiSort.tsx`);
    expect(demo?.text).toContain('export default function MultiSort()');
    expect(stripRegions(demo?.text ?? '', 'MultiSort.tsx').text).not.toContain('#region');
    await expect(toJavaScript(demo?.text ?? '', 'MultiSort.tsx')).resolves.toContain('MultiSort');
  });
});

test('a new page says which entry the navigation needs', () => {
  expect(newPage('data-grid/row-height').next).toBe(
    "Now add { pathname: '/x/react-data-grid/row-height' } to content/navigation.ts, then write: npm run dev",
  );
});

test('what cannot be made is refused', () => {
  expect(() => newPage('../elsewhere')).toThrowErrorMatchingInlineSnapshot(
    `[Error: "../elsewhere" isn't the folder of a page. Use its path inside content/, such as data-grid/row-height.]`,
  );
  expect(() => newDemo('charts/x', 'multi-sort', '')).toThrowErrorMatchingInlineSnapshot(
    `[Error: "multi-sort" isn't a valid demo name. A demo is a component: use a name like MultiSort.]`,
  );
  expect(() =>
    newDemo('charts/x', 'Bars', '<Demo name="Bars" height={300} />'),
  ).toThrowErrorMatchingInlineSnapshot(
    `[Error: content/charts/x/page.mdx shows a demo Bars already. Choose another name.]`,
  );
});
