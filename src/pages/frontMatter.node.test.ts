import { expect, test } from 'vitest';
import { parseFrontMatter, readFrontMatter } from './frontMatter.node.ts';

const valid = `title: Sorting
description: Sort rows by one or several columns, on the client or on the server.
product: x-data-grid
`;
const file = 'content/data-grid/sorting/page.mdx';

test('an error names the line of the file, whose first line opens the front matter', () => {
  const wrong = valid.replace('x-data-grid', 'grid');
  expect(() => parseFrontMatter(wrong, file)).toThrow(
    /page\.mdx:4: the front matter is not valid\.\n- line 4: product: /,
  );
  expect(() => parseFrontMatter(`${valid}author: me\n`, file)).toThrow(
    /page\.mdx:5: .*\n- line 5: unknown field author/,
  );
});

test('what is not YAML names its line and the fix', () => {
  expect(() => parseFrontMatter(valid.replace('Sorting', 'Sorting: rows'), file)).toThrow(
    /page\.mdx:2: the front matter is not YAML: .*put quotes around/,
  );
});

test('a missing field is reported at the start', () => {
  expect(() => parseFrontMatter('title: Sorting\n', file)).toThrow(/page\.mdx:1: /);
});

test('reads the front matter of a whole page', () => {
  expect(readFrontMatter(`---\n${valid}---\n\nText.\n`, file).title).toBe('Sorting');
  expect(() => readFrontMatter('Text.\n', file)).toThrow(/has no front matter/);
});
