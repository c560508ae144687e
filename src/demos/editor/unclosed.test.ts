import { expect, test } from 'vitest';
import { unclosedBefore } from './unclosed.ts';

test.each([
  // The text up to the place, what was found there, and the bracket with its line.
  ['const a = [\n  { b: 1 },\n', ';', '[ 1'],
  ['const a = f(1', ';', '( 1'],
  ['f(\n  [1, 2', ')', '[ 2'],
  ['function f() {\n  return (\n    <div>\n', '', '( 2'],
  ["const a = [')', `]`, /* ] */ 1 // ]\n", ';', '[ 1'],
  ["f(\n  <p>It isn't ]</p>\n", ';', '( 1'],
  // Statements are right inside of `{`, and nothing is known of other signs.
  ['function f() {\n  return 1', ';', undefined],
  ['const a = [1', '=>', undefined],
  ['const a = [1]', ';', undefined],
])('%j before %j: %s', (text, found, expected) => {
  const unclosed = unclosedBefore(`${text}${found}`, text.length, found);
  expect(unclosed && `${unclosed.open} ${unclosed.line}`).toBe(expected);
});
