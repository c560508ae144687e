import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { originOf } from './initialCode.ts';
import { decodeShare, encodeShare, longestHash } from './share.ts';

const share = {
  code: 'export default () => <p>Grüße, 世界 🌍</p>;\n',
  title: 'MultiSort',
  path: 'data-grid/sorting/MultiSort.tsx',
  files: [{ path: 'samples/orders.ts', text: 'export const orders = [];' }],
};

const hashOf = (value: unknown) =>
  `#code=${Buffer.from(deflateSync(strToU8(JSON.stringify(value)))).toString('base64url')}`;

test('a link carries the code there and back', () => {
  const hash = encodeShare(share);
  expect(hash).toMatch(/^#code=[\w-]+$/);
  expect(decodeShare(hash)).toEqual({ share });
  expect(decodeShare(encodeShare({ code: '' }))).toEqual({ share: { code: '' } });
});

test('code that is too long for a link gives none', () => {
  const noise = Array.from({ length: 120_000 }, (_, i) => ((i * i * 7919) % 65_521).toString(36));
  expect(encodeShare({ code: noise.join('') })).toBe('');
});

describe('hostile hashes', () => {
  test.each([
    ['no hash', '', 'none'],
    ['another one', '#MultiSort.tsx', 'none'],
    ['an empty one', '#code=', 'broken'],
    ['no base64', '#code=%00<script>', 'broken'],
    ['no deflate', '#code=AAAA', 'broken'],
    ['half a link', encodeShare(share).slice(0, 60), 'broken'],
    ['no JSON', `#code=${Buffer.from(deflateSync(strToU8('{'))).toString('base64url')}`, 'broken'],
    ['no object', hashOf('text'), 'broken'],
    ['null', hashOf(null), 'broken'],
    ['no code', hashOf({ title: 'x' }), 'broken'],
    ["code that isn't text", hashOf({ code: { toString: 1 } }), 'broken'],
    ['files that are none', hashOf({ code: '', files: 'x' }), 'broken'],
    ['a path with a trick', hashOf({ code: '', files: [{ path: 'a\nb', text: '' }] }), 'broken'],
    ['too long', `#code=${'A'.repeat(longestHash)}`, 'too-large'],
  ])('%s', (_, hash, problem) => {
    expect(decodeShare(hash)).toEqual({ problem });
  });

  test('a bomb is stopped before it unfolds', () => {
    const bomb = deflateSync(new Uint8Array(40_000_000), { level: 9 });
    const hash = `#code=${Buffer.from(bomb).toString('base64url')}`;
    expect(hash.length).toBeLessThan(longestHash);
    const start = performance.now();
    expect(decodeShare(hash)).toEqual({ problem: 'too-large' });
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test('only known fields are kept, and nothing reaches a prototype', () => {
    const hash = hashOf(
      JSON.parse('{"code":"a","title":7,"path":"../../x y","__proto__":{"z":1}}'),
    );
    const { share: read } = decodeShare(hash);
    expect(read).toEqual({ code: 'a' });
    expect(Object.keys(read ?? {})).toEqual(['code']);
    expect(({} as { z?: number }).z).toBeUndefined();
  });
});

test('the playground starts from shared code, a named template, or the first one', () => {
  expect(originOf(encodeShare(share))).toEqual({ template: 'shared', share });
  expect(originOf('#template=x-charts').template).toBe('x-charts');
  expect(originOf('#template=constructor').template).toBe('x-data-grid');
  expect(originOf('')).toEqual({
    template: 'x-data-grid',
    share: { code: expect.stringContaining('<DataGrid') as string },
  });
  expect(originOf('#code=AAAA')).toMatchObject({ template: 'x-data-grid', problem: 'broken' });
});
