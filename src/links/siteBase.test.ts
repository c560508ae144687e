import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function load(base?: string) {
  vi.resetModules();
  vi.stubGlobal('docsBase', base);
  return { ...(await import('./siteBase.ts')), ...(await import('./basedProps.ts')) };
}

test.each([undefined, ''])('without a base (%s) every path is its own address', async (base) => {
  const { fromAddress, toAddress } = await load(base);
  expect([toAddress('/x/search/'), fromAddress('/x/search/')]).toEqual([
    '/x/search/',
    '/x/search/',
  ]);
});

test('with a base, paths get it once, and links to elsewhere never', async () => {
  const { fromAddress, toAddress } = await load('/docs');
  expect(toAddress('/x/search/')).toBe('/docs/x/search/');
  for (const address of [
    '/docs/x/',
    '//other.example/',
    'https://a.example/',
    '#top',
    '',
    'data:,',
  ])
    expect(toAddress(address)).toBe(address);
  expect(fromAddress('/docs/x/search/')).toBe('/x/search/');
  expect(['/x/search/', '/docsx/', '/docs'].map(fromAddress)).toEqual(['', '', '']);
});

test('elements get it in their links and pictures', async () => {
  const { basedProps } = await load('/docs');
  expect(basedProps({ href: '/x/', title: '/x/' })).toEqual({
    href: '/docs/x/',
    title: '/x/',
  });
  expect(basedProps({ src: '/x/a.webp', srcSet: '/x/a.webp 1x, /x/b.webp 2x' })).toEqual({
    src: '/docs/x/a.webp',
    srcSet: '/docs/x/a.webp 1x, /docs/x/b.webp 2x',
  });
});
