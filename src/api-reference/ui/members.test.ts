import { expect, test } from 'vitest';
import { matchMembers, nextActive, type Member } from './members.ts';

const member = (id: string): Member => {
  const [kind = '', name = ''] = id.split('-');
  return { id, name, kind: kind as Member['kind'] };
};
const members = ['prop-onSortModelChange', 'prop-sortModel', 'slot-columnSortedIcon'].map(member);
const names = (query: string) => matchMembers(members, query).map(({ name }) => name);

test('names that start with what is typed come first', () => {
  expect(names('sort')).toEqual(['sortModel', 'onSortModelChange', 'columnSortedIcon']);
  expect(names('SORT change')).toEqual(['onSortModelChange']);
  expect(names('pivot')).toEqual([]);
});

test('nothing typed lists everything in the order of the page', () => {
  expect(matchMembers(members, '  ')).toEqual(members);
});

test('arrows go around', () => {
  expect(nextActive('ArrowDown', 2, 3)).toBe(0);
  expect(nextActive('ArrowUp', 0, 3)).toBe(2);
  expect(nextActive('ArrowDown', 0, 0)).toBeUndefined();
  expect(nextActive('a', 0, 3)).toBeUndefined();
});
