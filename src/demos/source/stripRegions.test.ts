import { expect, test } from 'vitest';
import { linesOf, stripRegions } from './stripRegions.ts';

test('takes out both forms of marks and says which lines they held', () => {
  const slashes = 'a\n// #region preview\nb\nc\n// #endregion\nd\n';
  expect(stripRegions(slashes, 'x')).toEqual({ text: 'a\nb\nc\nd\n', preview: { from: 2, to: 3 } });
  const element = '<>\n  {/* #region preview */}\n  <A />\n  {/* #endregion preview */}\n</>';
  expect(stripRegions(element, 'x')).toEqual({
    text: '<>\n  <A />\n</>',
    preview: { from: 2, to: 2 },
  });
});

test('leaves source without marks as it is', () => {
  const source = 'a\n\n\n// a region of the country\nb\n';
  expect(stripRegions(source, 'x')).toEqual({ text: source });
});

test('leaves one blank line where a mark was between two', () => {
  const source = 'a\n\n// #region preview\n\nb\n\n// #endregion\n\nc';
  expect(stripRegions(source, 'x')).toEqual({ text: 'a\n\nb\n\nc', preview: { from: 3, to: 3 } });
});

test.each([
  ['// #region preview\na', 'x.tsx: "#region preview" is never closed. Add "// #endregion".'],
  ['a\n// #endregion', 'x.tsx:2: "#endregion" without its "#region preview". Remove it.'],
  ['// #region data\n// #endregion', 'x.tsx:1: unknown region "data". Write "#region preview".'],
  [
    '// #region preview\n\n// #endregion',
    'x.tsx: the preview region is empty. Put the lines to show in it.',
  ],
  [
    '// #region preview\na\n// #endregion\n// #region preview\nb\n// #endregion',
    'x.tsx:4: a second "#region preview". Keep one region in a file.',
  ],
])('refuses %j', (source, message) => {
  expect(() => stripRegions(source, 'x.tsx')).toThrow(message);
});

test('linesOf moves the lines to the left margin', () => {
  expect(linesOf('x\n    <A\n\n      b\n    />\ny', { from: 2, to: 5 })).toBe('<A\n\n  b\n/>');
});
