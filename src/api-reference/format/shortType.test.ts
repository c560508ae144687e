import { expect, test } from 'vitest';
import type { ApiType } from '../model.ts';
import { shortType } from './shortType.ts';

const named = (name: string, args?: ApiType[]): ApiType => ({
  kind: 'reference',
  name,
  ...(args && { args }),
});
const keyword = (name: string): ApiType => ({ kind: 'keyword', name });
const literals = (count: number): ApiType[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'literal', text: `'choice-${index}'` }));

test('a short type is shown whole', () => {
  expect(shortType(keyword('boolean'))).toBeUndefined();
  expect(shortType({ kind: 'union', of: literals(3) })).toBeUndefined();
});

test('a callback keeps the names of its parameters', () => {
  const parameters = ['params', 'event', 'details'].map((name) => ({
    name,
    type: named(`GridVeryLongNameOf${name}`, [keyword('string')]),
  }));
  expect(shortType({ kind: 'function', parameters, returns: keyword('void') })).toBe(
    '(params, event, details) => void',
  );
});

test('a union keeps the members that fit', () => {
  const text = shortType({ kind: 'union', of: literals(12) }) ?? '';
  expect(text).toMatch(/^'choice-0' \| 'choice-1' \|.* \| …$/);
  expect(text.length).toBeLessThanOrEqual(60);
});

test('an object keeps names, an array its brackets, a generic its name', () => {
  const members = Array.from({ length: 20 }, (_, index) => ({
    name: `member${index}`,
    type: keyword('string'),
  }));
  expect(shortType({ kind: 'object', members })).toMatch(/^\{ member0, member1, .*, … \}$/);
  expect(shortType({ kind: 'array', of: { kind: 'object', members } })).toMatch(/ \}\[\]$/);
  const long = named('GridColDef', [named('A'.repeat(40)), named('B'.repeat(40))]);
  expect(shortType(long)).toBe('GridColDef<…>');
});
