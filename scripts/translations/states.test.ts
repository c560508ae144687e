import { expect, test } from 'vitest';
import { marked, printOf, stateOf } from './states.ts';

const source = '---\ntitle: Sorting\n---\n\nText.\n';
const translation = '---\ntitle: الفرز\n---\n\nنص.\n';
const page = (more: object) => ({ folder: 'a', source, translation, ...more });

test('a marked translation is current until its source changes', () => {
  const current = marked(translation, source);
  expect(current).toBe(`---\ntitle: الفرز\nsource: ${printOf(source)}\n---\n\nنص.\n`);
  expect(stateOf(page({ translation: current }))).toBe('current');
  const changed = `${source}More.\n`;
  expect(stateOf(page({ translation: current, source: changed }))).toBe('old');
  const again = marked(current, changed);
  expect(again.match(/^source:/gm)).toHaveLength(1);
  expect(stateOf(page({ translation: again, source: changed }))).toBe('current');
});

test('line endings are not a change', () => {
  expect(printOf(source.replaceAll('\n', '\r\n'))).toBe(printOf(source));
});

test('what is not marked, not there, or left over is named', () => {
  expect(stateOf(page({}))).toBe('unmarked');
  expect(stateOf(page({ translation: undefined }))).toBe('missing');
  expect(stateOf(page({ source: undefined }))).toBe('without source');
  expect(() => marked('Text.', source)).toThrow('no front matter');
});
