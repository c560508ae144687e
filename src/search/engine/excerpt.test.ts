import { expect, test } from 'vitest';
import { createHighlighter } from './excerpt.ts';
import { tokensOf } from './tokens.ts';

const marked = (query: string, text: string, length = 200) =>
  createHighlighter(tokensOf(query))(text, length)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

test.each([
  ['sort', 'Sorting rows, sorted by sortModel', '[Sorting] rows, [sorted] by [sortModel]'],
  ['axis', 'Two axes', 'Two [axes]'],
  ['row id', 'Use getRowId', 'Use [getRowId]'],
  ['é', 'é and e', '[é] and e'],
  ['queries', 'A query', 'A [query]'],
  ['or', 'for or forward', 'for [or] forward'],
  ['', 'Nothing was asked', 'Nothing was asked'],
  ['()', '', ''],
])('%s in “%s”', (query, text, expected) => {
  expect(marked(query, text)).toBe(expected);
});

test('a long text is cut around the first word that was looked for', () => {
  const text = `${'before '.repeat(40)}sorting ${'after '.repeat(40)}`;
  const cut = marked('sorting', text, 60);
  expect(cut).toMatch(/^… (?:before )+\[sorting\] (?:after )+/);
  expect(cut).toMatch(/ …$/);
  expect(cut.length).toBeLessThan(80);
  // Whole words at both ends.
  expect(cut.replace(/^… | …$/g, '').split(' ')).toEqual(
    expect.arrayContaining(['before', '[sorting]', 'after']),
  );
  expect(new Set(cut.split(' '))).toEqual(new Set(['…', 'before', '[sorting]', 'after']));
});
