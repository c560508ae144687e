import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { testModel } from '../api-reference/index.testing.ts';
import { bindApiMentions } from './apiMentions.node.ts';

const bind = (text: string, components: string[] = []) => {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
  return bindApiMentions(tree, 'page.mdx', { product: 'x-data-grid', components }, testModel);
};

test.each([
  [
    'Text.\n\n<PropsTable component="DataGird" />',
    'page.mdx:3: there is no component "DataGird". The nearest is "DataGrid": write that.',
  ],
  [
    'A <Prop name="DataGrid.sortModl" /> in text.',
    'page.mdx:1: DataGrid has no prop "sortModl". The nearest is "DataGrid.sortModel": write that.',
  ],
  [
    'A `DataGrid.sortModl` in text.',
    'page.mdx:1: DataGrid has no prop "sortModl". The nearest is "DataGrid.sortModel": write that.',
  ],
  ['<Prop />', 'page.mdx:1: <Prop> needs name. Write <Prop name="DataGrid.sortModel" />.'],
  [
    '<EventsTable only={["row*"]} />',
    'page.mdx:1: only of <EventsTable> must be a text: only="…".',
  ],
])('%s fails the build', (text, expected) => {
  expect(() => bind(text)).toThrowError(new Error(expected));
});

test('a front-matter component that does not exist fails the build', () => {
  expect(() => bind('Text.', ['DataGrid', 'ToolBar'])).toThrowError(
    new Error(
      'page.mdx: components: there is no component "ToolBar". The nearest is "Toolbar": write that.',
    ),
  );
});

test('names of others are left alone', () => {
  expect(() => bind('`Intl.Collator`, `Array.from` and `DataGrid.sortModel`.')).not.toThrow();
});
