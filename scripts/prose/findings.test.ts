import { expect, test } from 'vitest';
import { proseOf } from './files.ts';
import { findingsOf, longestSentence } from './findings.ts';

function rulesOf(source: string, file = 'content/a/page.mdx'): string[] {
  return findingsOf(file, source, proseOf(file, source) ?? '').map(({ rule }) => rule);
}

test.each([
  ['mend', 'Save to mend it.'],
  ['stand', 'The unit stands in `label`.'],
  ['stand', 'Labels stand beside the bars.'],
  ['belong-into', 'It belongs into your data.'],
  ['anew', 'Rows are sorted anew.'],
  ['once-more', 'Click once more.'],
  ['is-no', 'It is no tab stop.'],
  ['is-no', 'Both are no `id`s.'],
  ['decide-it', '`ampm` decides it yourself.'],
  ['apart', 'Two things are translated apart.'],
  ['switch-over', 'A click switches over.'],
  ['leaf-through', 'The header leafs through the months.'],
  ['pile', 'Form piles.'],
  ['users', 'Let people sort.'],
  ['users', 'The reader sorts.'],
  ['shall', 'It shall be set.'],
  ['honest', 'An honest axis.'],
  ['just', 'It is set: just click.'],
  ['easy', 'Sorting is easy.'],
  ['in-order-to', 'In order to sort, click.'],
  ['allow-to', 'The prop allows to sort.'],
  ['possible-to', 'It is possible\nto sort.'],
  ['spelling', 'The Colour of neighbouring rows.'],
])('finds "%s" in: %s', (rule, text) => {
  expect(rulesOf(text)).toContain(rule);
});

test.each([
  'Every demo runs as it stands, and `-1` stands for all rows that stand out.',
  'There is no callback, and the prop is no longer needed.',
  'The mock stands in for a server.',
  'The id tells them apart; apart from that, keep 4 px apart.',
  'A leaf has no children. Select only leaf rows.',
  'A screen reader says so. The people in the rows have ids.',
  'An item that was just created is easier to find.',
  'You are not allowed to sort.',
  'Set `colour`, `behaviour` and https://example.com/licence/.',
  'An analysis of optimistic updates; emphasis on cancellation.',
  'Recommended amendments.',
])('finds nothing in: %s', (text) => {
  expect(rulesOf(text)).toEqual([]);
});

test('a finding names the line, the words and the better ones', () => {
  const page = '---\ntitle: A\n---\n\nOne.\n\nThe colour is set\nanew.\n';
  expect(findingsOf('content/a/page.mdx', page, proseOf('a.mdx', page) ?? '')).toEqual([
    { line: 7, rule: 'spelling', found: 'colour', better: 'color' },
    { line: 8, rule: 'anew', found: 'anew', better: 'again' },
  ]);
});

test('the readers of this site may be called so outside of the content', () => {
  expect(rulesOf('// The reader scrolls.', 'src/a.ts')).toEqual([]);
});

test('a phrase may wrap inside a comment, and does not span the code between two', () => {
  expect(rulesOf('// It is\n// possible to sort.', 'src/a.ts')).toEqual(['possible-to']);
  expect(rulesOf('// Sorts once\nsort();\n// more', 'src/a.ts')).toEqual([]);
});

test('a sentence is too long by one word, and code in it counts as one', () => {
  const fits = Array(longestSentence - 1)
    .fill('word')
    .join(' ');
  expect(rulesOf(`${fits} \`a b c\`. And another.`)).toEqual([]);
  expect(rulesOf(`${fits} [more](/x/a/) \`a b c\`.`)).toEqual(['long-sentence']);
});

test('cells, list items and paragraphs are sentences of their own', () => {
  const part = Array(longestSentence - 5)
    .fill('word')
    .join(' ');
  expect(rulesOf(`| ${part} | ${part} |\n\n- ${part}\n- ${part}\n\n${part}\n\n${part}`)).toEqual(
    [],
  );
});

test('a translated page is left alone', () => {
  expect(proseOf('content/a/page.ar.mdx', 'colour')).toBeUndefined();
});
