import { expect, test } from 'vitest';
import { createWordIndex } from './wordIndex.ts';

function indexOf(...lists: string[][]) {
  const index = createWordIndex();
  lists.forEach((words, id) => index.add(id, words));
  return index;
}

test('a word is had by each thing once', () => {
  const index = indexOf(['sort', 'row', 'sort'], ['row']);
  expect(index.get('sort')).toEqual([0]);
  expect(index.get('row')).toEqual([0, 1]);
  expect(index.get('column')).toEqual([]);
});

test('beginnings, also of words that are added later', () => {
  const index = indexOf(['sort', 'sorting', 'so', 'row']);
  expect(index.startingWith('sor')).toEqual(['sort', 'sorting']);
  expect(index.startingWith('x')).toEqual([]);
  index.add(1, ['sorry']);
  expect(index.startingWith('sor')).toEqual(['sorry', 'sort', 'sorting']);
});

test.each([
  ['filtring', 1, ['filtering']],
  ['flitering', 1, ['filtering']],
  ['filterring', 1, ['filtering']],
  ['filtxring', 1, ['filtering']],
  ['fltring', 1, []],
  ['fltring', 2, ['filtering']],
  ['filters', 1, ['filter']],
])('%s with %i typos', (word, limit, found) => {
  expect(indexOf(['filtering', 'filter', 'grouping', '42']).near(word, limit)).toEqual(found);
});
