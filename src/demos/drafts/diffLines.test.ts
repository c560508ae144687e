import { expect, test } from 'vitest';
import { diffLines, foldDiff } from './diffLines.ts';

const signs = { same: ' ', added: '+', removed: '-' };
const show = (before: string[], after: string[]) =>
  diffLines(before.join('\n'), after.join('\n')).map(({ kind, text }) => signs[kind] + text);

test.each([
  ['equal texts', ['a', 'b'], ['a', 'b'], [' a', ' b']],
  ['a changed line', ['a', 'b', 'c'], ['a', 'x', 'c'], [' a', '-b', '+x', ' c']],
  ['an added line', ['a', 'c'], ['a', 'b', 'c'], [' a', '+b', ' c']],
  ['a removed line', ['a', 'b', 'c'], ['a', 'c'], [' a', '-b', ' c']],
  ['a repeated line', ['a', 'a'], ['a', 'a', 'a'], [' a', ' a', '+a']],
  ['a line that moved', ['a', 'b', 'c'], ['b', 'c', 'a'], ['-a', ' b', ' c', '+a']],
  ['everything', ['a'], ['b', 'c'], ['-a', '+b', '+c']],
  ['a missing line break at the end', ['a', ''], ['a'], [' a', '-']],
])('%s', (_case, before, after, expected) => {
  expect(show(before, after)).toEqual(expected);
});

test('what is the same in both directions rebuilds both texts', () => {
  const before = 'one\ntwo\nthree\nfour\nfive';
  const after = 'zero\none\nthree\nfive\nsix\n';
  const diff = diffLines(before, after);
  const side = (left: string) =>
    diff
      .filter(({ kind }) => kind !== left)
      .map(({ text }) => text)
      .join('\n');
  expect(side('added')).toBe(before);
  expect(side('removed')).toBe(after);
});

test('texts that are too long to compare are replaced as a whole', () => {
  const many = (word: string) => Array.from({ length: 3000 }, (_, index) => `${word} ${index}`);
  const diff = diffLines(many('old').join('\n'), many('new').join('\n'));
  expect(diff.slice(0, 3000).every(({ kind }) => kind === 'removed')).toBe(true);
  expect(diff.slice(3000).every(({ kind }) => kind === 'added')).toBe(true);
});

test('unchanged lines far from a change are folded', () => {
  const before = Array.from({ length: 20 }, (_, index) => String(index));
  const after = before.with(10, 'ten');
  const folded = foldDiff(diffLines(before.join('\n'), after.join('\n')), 2);
  expect(
    folded.map((line) => (line.kind === 'gap' ? line.count : signs[line.kind] + line.text)),
  ).toEqual([8, ' 8', ' 9', '-10', '+ten', ' 11', ' 12', 7]);
});
