import { expect, test } from 'vitest';
import { supportedRange } from './range.ts';

const ask = (range: string, others = {}, method = 'GET') =>
  supportedRange({ method, headers: { range, ...others } }, async () => 100);

test.each(['bytes=0-', 'bytes=5-', 'bytes=0-5', 'bytes=7-7'])('%s is passed on', async (range) => {
  expect(await ask(range)).toBe(range);
});

test('the last bytes are counted from the start', async () => {
  expect(await ask('bytes=-5')).toBe('bytes=95-');
  expect(await ask('bytes=-500')).toBe('bytes=0-');
});

test.each([
  ['no bytes from the end', 'bytes=-0'],
  ['the first byte, which sirv takes for all', 'bytes=0-0'],
  ['an end before the start', 'bytes=5-3'],
  ['several ranges', 'bytes=0-1,4-5'],
  ['another unit', 'lines=0-5'],
  ['no numbers', 'bytes=a-b'],
  ['a number beyond all files', `bytes=${'9'.repeat(30)}-`],
])('%s is left out', async (_, range) => {
  expect(await ask(range)).toBeUndefined();
});

test('a range with a condition, and one of a HEAD request, are left out', async () => {
  expect(await ask('bytes=0-5', { 'if-range': '"a"' })).toBeUndefined();
  expect(await ask('bytes=0-5', {}, 'HEAD')).toBeUndefined();
});
