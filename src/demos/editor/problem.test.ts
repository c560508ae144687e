import { expect, test } from 'vitest';
import { english } from '../../language/index.ts';
import type { Unclosed } from './unclosed.ts';
import { markOf, problemText, type Problem } from './problem.ts';

const strings = english.strings.editor;
const syntax = (found: string, expected?: string, unclosed?: Unclosed): Problem => ({
  kind: 'syntax',
  message: 'Unexpected token',
  line: 2,
  unexpected: {
    column: 9,
    found,
    ...(expected !== undefined && { expected }),
    ...(unclosed && { unclosed }),
  },
});

test.each([
  [syntax(';'), 'Unexpected “;”'],
  [syntax('{', ')'), 'Unexpected “{”, expected “)”'],
  [syntax(''), 'The file ends too early: something is not closed'],
  [syntax(';', ',', { open: '[', line: 4 }), 'Unexpected “;”: “[” of line 4 isn’t closed'],
  [
    syntax('', undefined, { open: '(', line: 4 }),
    'The file ends too early: “(” of line 4 isn’t closed',
  ],
  [syntax('', '}'), 'The file ends too early, expected “}”'],
  [{ kind: 'syntax', message: 'Unterminated template' } as const, 'Unterminated template'],
  [{ kind: 'runtime', message: 'boom' } as const, 'boom'],
])('%j', (problem, text) => {
  expect(problemText(problem, strings)).toBe(text);
});

test('the mark covers what was found, else the line alone', () => {
  expect(markOf(syntax('=>'), strings)).toEqual([
    { line: 2, message: 'Unexpected “=>”', column: 9, length: 2 },
  ]);
  expect(markOf({ kind: 'runtime', message: 'boom', line: 3 }, strings)).toEqual([
    { line: 3, message: 'boom' },
  ]);
  expect(markOf({ kind: 'runtime', message: 'boom' }, strings)).toEqual([]);
  expect(markOf(undefined, strings)).toEqual([]);
});
