import { expect, test } from 'vitest';
import { builtPages, pageKinds, prosePage } from '../../support/pages.ts';
import { pageHtml } from '../dist.ts';
import { serveDist } from '../serveDist.ts';

const site = serveDist();
const textOf = async (path: string) => (await site.get(path)).text();

test('the head tells machines what the page is', async () => {
  const html = await textOf(prosePage);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr"/);
  for (const part of [
    '<title>Installation · ',
    'name="description"',
    'rel="canonical" href="https://',
    'property="og:title"',
    'property="og:image"',
    'name="twitter:card"',
    '"@type":"BreadcrumbList"',
    'rel="alternate" type="text/markdown"',
    'rel="manifest"',
  ]) {
    expect(html).toContain(part);
  }
});

test('the sitemap lists every page that search engines may keep, and no other', async () => {
  const sitemap = await textOf('/sitemap.xml');
  for (const url of builtPages()) {
    // Pages that search engines leave out, such as the one for readers without a network.
    const isHidden = pageHtml(url).includes('content="noindex"');
    expect(sitemap.includes(`${url}</loc>`), url).toBe(!isHidden);
  }
  expect(await textOf('/robots.txt')).toContain('Sitemap: https://');
});

test('the manifest’s icons are there', async () => {
  const manifest = (await (await site.get('/x/site.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const icon of manifest.icons) expect((await site.get(icon.src)).status).toBe(200);
});

test('no page links to a host for examples', () => {
  const deadEnd =
    /<a [^>]*href="https?:\/\/(?:[\w.-]+\.)?(?:example(?:\.\w+)?|github\.com\/example)\b/;
  expect(pageKinds.filter((url) => deadEnd.test(pageHtml(url)))).toEqual([]);
});

test('API and licensing pages have no sponsor block, and guides have one', () => {
  const hasSlot = (url: string) => pageHtml(url).includes('data-ad-slot');
  const without = ['/x/introduction/licensing/', ...builtPages().filter(isReference)];
  expect(without.length).toBeGreaterThan(100);
  expect(without.filter(hasSlot)).toEqual([]);
  expect(hasSlot(prosePage)).toBe(true);
});

const isReference = (url: string) => url.startsWith('/x/api/');
