import fs from 'node:fs';
import { expect, test } from 'vitest';
import { contentFixture } from '../demos/source/index.testing.ts';
import { arabic } from '../language/index.arabic.ts';
import { readPageFacts } from './compilePage.node.ts';
import { checkTranslation } from './translation.node.ts';
import { twinTextsOf } from './twinTexts.ts';

const file = 'content/a/page.ar.mdx';
const source = `---
title: Sorting
---

First.

<Demo name="Basic" height={300} />

## Sort rows {id="sort", plan="pro"}

:::note[Title]
Text.
:::

\`\`\`tsx title="Before" before
// The old one
const a = 1;
\`\`\`

| a | b |
| - | - |
| 1 | 2 |
`;
const translated = source
  .replace('Sorting', 'الفرز')
  .replace('First.', 'أولا.\n\nسطر.')
  .replace('Sort rows', 'افرز الصفوف')
  .replace('[Title]', '[عنوان]')
  .replace('"Before"', '"قبل"')
  .replace('// The old one', '// القديم');

test('a translation has other words, titles and comments, and nothing else', () => {
  expect(() => checkTranslation(source, translated, file)).not.toThrow();
});

test.each([
  ['another id', 'id="sort"', 'id="sorted"', '## افرز الصفوف {id="sorted",plan="pro"}'],
  ['another level', '## افرز', '### افرز', '### افرز الصفوف {id="sort",plan="pro"}'],
  ['another height', 'height={300}', 'height={320}', '<Demo name="Basic" height={320}>'],
  ['other code', 'const a = 1', 'const a = 2', '```tsx that starts with "// القديم"'],
  ['another callout', ':::note', ':::tip', 'the callout :::tip'],
  ['one row less', '\n| 1 | 2 |', '', 'a table of 2 columns and 1 rows'],
])('%s is an error with its line', (_, from, to, name) => {
  const changed = translated.replace(from, to);
  expect(changed).not.toBe(translated);
  expect(() => checkTranslation(source, changed, file)).toThrow(name);
  expect(() => checkTranslation(source, changed, file)).toThrow(
    /page\.ar\.mdx:\d+: .*page\.mdx:\d+/,
  );
});

test('what is missing at the end, or is too much, is named', () => {
  const more = `${translated}\n## المزيد {id="more"}\n`;
  expect(() => checkTranslation(source, more, file)).toThrow(
    'content/a/page.ar.mdx:26: the heading "## المزيد {id="more"}" is not in content/a/page.mdx. Remove it, or add it there too.',
  );
  expect(() => checkTranslation(`${source}\n## More {id="more"}\n`, translated, file)).toThrow(
    'the translation ends where content/a/page.mdx:24 has the heading "## More {id="more"}"',
  );
});

test('facts in the front matter are those of the source', () => {
  const front = 'title: A\ndescription: d\nproduct: introduction\ncomponents: [DataGrid]\n';
  const problem = (yaml: string) => () => checkTranslation(page(front), page(yaml), file);
  const page = (yaml: string) => `---\n${yaml}---\n`;
  expect(problem(front.replace('title: A', 'title: ب'))).not.toThrow();
  expect(problem(front.replace('[DataGrid]', '[Data]'))).toThrow(
    'content/a/page.ar.mdx:5: components differs from content/a/page.mdx. Copy it: components: ["DataGrid"]',
  );
  expect(problem(`${front}ad: false\n`)).toThrow('ad differs from content/a/page.mdx. Remove it.');
});

test('the Markdown of a translation is in its language, and links within it', async () => {
  const head = `---
title: الفرز
description: وصف من ستين حرفًا على الأقل كما يجب أن يكون وصف كل صفحة في هذا الموقع حتى ينفع.
product: introduction
---
`;
  const body =
    '\n:::note\n[رابط](/x/introduction/#a) و[هنا](#b).\n:::\n\n## ب {id="b", plan="pro"}\n';
  const { contentDir, at } = contentFixture({ 'introduction/page.mdx': head + body });
  fs.writeFileSync(at('introduction/page.ar.mdx'), head + body);
  const options = { contentDir, origin: 'https://docs.example', texts: twinTextsOf([arabic]) };
  const code = await readPageFacts(head + body, at('introduction/page.ar.mdx'), options);
  const [, markdown = ''] = /export const markdown = (".*");/.exec(code) ?? [];
  expect(JSON.parse(markdown)).toBe(`> [!NOTE]
> **ملاحظة**
>
> [رابط](https://docs.example/ar/x/introduction/#a) و[هنا](https://docs.example/ar/x/introduction/#b).

## ب

*يتطلب خطة Pro.*
`);
});
