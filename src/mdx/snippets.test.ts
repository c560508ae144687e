import { expect, test } from 'vitest';
import { dateLibraryOf, dateLibraryOfDemo, oldSnippetsOf, snippetsOf } from './snippets.ts';

const page = 'content/a/page.mdx';

test('a fence with an import is a snippet, with the line of its code', () => {
  const source = 'Text\n\n```tsx title="App.tsx"\nimport a from \'a\';\n\na();\n```\n';
  expect(snippetsOf(source, page)).toEqual([
    { page, line: 4, title: 'App.tsx', language: 'tsx', code: "import a from 'a';\n\na();\n" },
  ]);
});

test('fragments, other languages and the old form of a pair are none', () => {
  const fences = ['```tsx\na();\n```', "```js\nimport 'a';\n```", "```ts before\nimport 'a';\n```"];
  for (const source of fences) expect(snippetsOf(`${source}\n`, page)).toEqual([]);
});

test('code for an old release has its own list, with fragments', () => {
  const source = '```tsx\na();\n```\n\n```tsx title="Before" before\nb();\n```\n';
  expect(oldSnippetsOf(source, page)).toEqual([
    { page, line: 6, title: 'Before', language: 'tsx', code: 'b();\n' },
  ]);
});

test('the indent of a fence in a list is not part of its code', () => {
  const [snippet] = snippetsOf("1. Step\n\n   ```ts\n   import 'a';\n   ```\n", page);
  expect(snippet?.code).toBe("import 'a';\n");
});

test('the date library is told by the adapter, or by the name of a demo', () => {
  expect(dateLibraryOf("import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';")).toBe(
    'Luxon',
  );
  expect(dateLibraryOf("import dayjs from 'dayjs';")).toBe('Dayjs');
  expect(dateLibraryOfDemo('DateFnsFormat')).toBe('DateFns');
  expect(dateLibraryOfDemo('Moments')).toBe('Moment');
  expect(dateLibraryOfDemo('RangeField')).toBe('Dayjs');
});
