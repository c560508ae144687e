import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { english } from '../language/index.ts';
import { arabic } from '../language/index.arabic.ts';
import { planTableMarkdown, planTableOf } from './planTableMarkdown.ts';
import { toTwin } from './twin.ts';

const origin = 'https://docs.example.com';
const planOptions = { origin, language: 'en', strings: english.strings.planTable };

function twin(markdown: string): string {
  const tree = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .parse(markdown) as Root;
  return toTwin(tree, {
    origin,
    path: '/x/page/',
    demoText: (name) => ({
      fileName: `${name}.tsx`,
      code: 'const a = 1;',
      imports: name === 'Alone' ? [] : ['../samples/orders'],
      stylings: name === 'Alone' ? ['system'] : ['system', 'css', 'tailwind'],
      path: `/x/demos/page/${name}.json`,
    }),
    tableOf: (node) => planTableOf(node, planOptions),
    propOf: (node) =>
      node.type === 'mdxJsxTextElement' && node.name === 'Prop'
        ? { name: 'rows', path: '/x/api/grid/#prop-rows' }
        : undefined,
  });
}

test.each([
  ['[a](#part)', '[a](https://docs.example.com/x/page/#part)'],
  ['[a](/x/other/#part)', '[a](https://docs.example.com/x/other/#part)'],
  ['[a](https://other.example/)', '[a](https://other.example/)'],
  ['- item with <Plan is="premium" />', '- item with (Premium)'],
  [
    'Set <Prop name="Grid.rows" />.',
    'Set [`rows`](https://docs.example.com/x/api/grid/#prop-rows).',
  ],
  ['<kbd>Shift</kbd> at 12:30', '<kbd>Shift</kbd> at 12:30'],
  [
    ':::note\n\nMind [this](#a).\n\n:::',
    '> [!NOTE]\n> **Note**\n>\n> Mind [this](https://docs.example.com/x/page/#a).',
  ],
  [
    '1. one\n\n   ```tsx title="A.tsx" mark={1}\n   a\n   ```',
    '1. one\n\n   ```tsx title="A.tsx"\n   a\n   ```',
  ],
  ['<Demo name="Alone" height={4} />', '```tsx title="Alone.tsx"\nconst a = 1;\n```'],
])('%j becomes %j', (source, expected) => {
  expect(twin(source).trim()).toBe(expected);
});

test('a demo with more files or stylings says where they are', () => {
  expect(twin('<Demo name="Many" height={4} />')).toContain(
    'It imports `../samples/orders`. It is also written with css and tailwind. [All files of the demo, and the demo as one file](https://docs.example.com/x/demos/page/Many.json)',
  );
});

test('a component without Markdown is an error that names the place to write it', () => {
  expect(() => twin('<Unknown>\n\ntext\n\n</Unknown>')).toThrow(
    '/x/page/: <Unknown> has no Markdown. Write it in element() of src/mdx/twin.ts.',
  );
});

test('a table of plans is a Markdown table', () => {
  const text = twin('<PlanTable product="x-tree-view" />').trim();
  expect(text).toBe(planTableMarkdown(planOptions, 'x-tree-view'));
  expect(text).toContain(
    '| Tree View | Community (MIT) | Pro (Commercial) | Premium (Commercial) |',
  );
  expect(text).toMatch(/\| .*Reordering by drag and drop.* \| no \| yes \| yes \|/);
  expect(planTableMarkdown(planOptions).match(/^\| Package /gm)).toHaveLength(4);
});

test('R16 a table of plans in the language of its page', () => {
  const strings = arabic.strings.planTable;
  const text = planTableMarkdown({ origin, language: 'ar', strings }, 'x-tree-view');
  expect(text).toContain('| Tree View | Community (MIT) | Pro (تجاري) | Premium (تجاري) |');
  expect(text).toContain('[تحرير التسميات](https://docs.example.com/ar/x/react-tree-view/');
  expect(text).not.toMatch(/yes|no\b|Package/);
});
