import { expect, test } from 'vitest';
import { changedLines } from './changedLines.ts';

test('lines that the source has, in its order, are not new', () => {
  const marked = changedLines('a\nb\nc\nd', 'a\nx\nc\nb\nd')
    .map(({ text, isNew }) => (isNew ? `+${text}` : text))
    .join(' ');
  expect(marked).toBe('a +x c +b d');
  expect(changedLines('a\nb', 'a\nb').some(({ isNew }) => isNew)).toBe(false);
});
