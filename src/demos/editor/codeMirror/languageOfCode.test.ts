import { language } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { languageOfCode, longestLine } from './languageOfCode.ts';

const stateOf = (code: string) =>
  EditorState.create({ doc: code, extensions: languageOfCode(code) });
const isColored = (state: EditorState) => state.facet(language) !== null;
const replaced = (state: EditorState, insert: string) =>
  state.update({ changes: { from: 0, to: state.doc.length, insert } }).state;

const endless = `const a = 1;\n${'['.repeat(longestLine + 1)}`;

test('code with an endless line is shown without colors, and gets them back', () => {
  const written = stateOf('const a = 1;');
  expect(isColored(written)).toBe(true);
  expect(isColored(stateOf(endless))).toBe(false);
  const pasted = replaced(written, endless);
  expect(isColored(pasted)).toBe(false);
  expect(isColored(replaced(pasted, 'const b = 2;'))).toBe(true);
});
