import { readFileSync } from 'node:fs';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { expect, test } from 'vitest';

// What the pages say about trees, as far as a rendering without a browser can hold it.
const items = [{ id: 'oak', label: 'Oak' }];

test('focus: `style` reaches the root through `slotProps.root` alone', () => {
  const style = { outlineColor: 'peru' };
  const direct = renderToStaticMarkup(h(RichTreeView, { items, style }));
  const throughSlot = renderToStaticMarkup(
    h(RichTreeView, { items, slotProps: { root: { style } } }),
  );
  expect(direct).not.toContain('peru');
  expect(throughSlot).toContain('peru');
});

test('items: the error for a duplicate id has the id, the error for a missing id has the item', () => {
  const twins = [...items, { id: 'oak', label: 'Sessile oak' }];
  const nameless = [{ label: 'Beech' }] as unknown as typeof items;
  const render = (wrong: typeof items) => () =>
    renderToStaticMarkup(h(RichTreeView, { items: wrong }));
  expect(render(twins)).toThrow(/"oak"/);
  expect(render(twins)).not.toThrow(/Sessile/);
  expect(render(nameless)).toThrow(/Beech/);
});

test('overview: a link in a label stays a tab stop', () => {
  const label = h('a', { href: '/oak/' }, 'Oak');
  const markup = renderToStaticMarkup(
    h(SimpleTreeView, null, h(TreeItem, { itemId: 'oak', label })),
  );
  expect(markup).toContain('<a href="/oak/">Oak</a>');
});

test.each(['lazy-loading', 'ordering'])('%s names the version that its demos run', (topic) => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const { version } = JSON.parse(read('../../node_modules/@mui/x-tree-view-pro/package.json')) as {
    version: string;
  };
  expect(read(`./rich-tree-view/${topic}/page.mdx`)).toContain(
    `\`@mui/x-tree-view-pro\` ${version}`,
  );
});
