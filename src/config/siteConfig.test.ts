import { expect, test } from 'vitest';
import type { z } from 'zod';
import siteConfig from '../../site.config.ts';
import twoLanguages from '../../tests/fixtures/site.config.two-languages.ts';
import { english } from '../language/index.ts';
import { toClientConfig, toClientStrings } from './clientConfig.ts';
import { defineSiteConfig } from './defineSiteConfig.node.ts';
import { toLateConfig } from './lateConfig.ts';
import { siteConfigFields } from './schema.node.ts';

const least = { name: 'Docs', description: 'A site.', host: 'docs.example.com' };

test('three fields are enough: the rest has defaults that turn things off', () => {
  const { languages, ...rest } = defineSiteConfig(least);
  expect(languages.map(({ code }) => code)).toEqual(['en']);
  expect(rest).toEqual({
    ...least,
    base: '/',
    repository: { url: '', branch: 'main' },
    feedbackUrl: '',
    // Nothing is served below a host for examples.
    oldVersionHosts: { v7: '', v6: '', v5: '', v4: '' },
    analyticsMeasurementId: '',
    sponsor: {
      scriptUrl: '',
      jsonUrl: '',
      hosts: [],
      elementId: 'carbonads',
      placeholderUrl: '',
    },
    inHouseAds: [],
    sampling: { adDisplay: 0.1, webVitals: 0.0001, search: 0.1 },
    iconFontStylesheet: '',
    extraFontStylesheet: '',
    extraFontPage: '',
    strictTransportSecurity: '',
    serviceWorker: true,
  });
});

test('R18 the host of an old version can be named, or left out by an empty text', () => {
  const { oldVersionHosts } = defineSiteConfig({
    ...least,
    host: 'docs.test',
    oldVersionHosts: { v7: 'https://old.example.com', v4: '' },
  });
  expect(oldVersionHosts).toEqual({
    v7: 'https://old.example.com',
    v6: 'https://v6.docs.test',
    v5: 'https://v5.docs.test',
    v4: '',
  });
});

test('R63 R64 ad displays are sampled at 0.1 and web vitals at 0.0001', () => {
  expect(siteConfig.sampling).toEqual({ adDisplay: 0.1, webVitals: 0.0001, search: 0.1 });
});

test('R70 the site is in English only', () => {
  expect(siteConfig.languages.map(({ code }) => code)).toEqual(['en']);
});

test('R73 the in-house ads are templates, themes, tidelift and figma', () => {
  expect(siteConfig.inHouseAds.map(({ name }) => name)).toEqual([
    'templates',
    'themes',
    'tidelift',
    'figma',
  ]);
});

test('R24 an ad has link, img, name, description, poweredby and label', () => {
  for (const ad of siteConfig.inHouseAds) {
    expect(Object.keys(ad).sort()).toEqual([
      'description',
      'img',
      'label',
      'link',
      'name',
      'poweredby',
    ]);
  }
});

test('R49 R50 both font stylesheets can be named, and are off in this site', () => {
  expect(siteConfig.iconFontStylesheet).toBe('');
  expect(siteConfig.extraFontStylesheet).toBe('');
  const named = defineSiteConfig({
    ...siteConfig,
    iconFontStylesheet: 'https://fonts.example.com/icons.css',
    extraFontStylesheet: 'https://fonts.example.com/extra.css',
  });
  expect(named.iconFontStylesheet).toBe('https://fonts.example.com/icons.css');
  expect(named.extraFontStylesheet).toBe('https://fonts.example.com/extra.css');
});

test('the browser gets neither the texts of all languages nor what only the build needs', () => {
  const client = toClientConfig(twoLanguages);
  expect(client.languages).toEqual([
    { code: 'en', name: 'English', direction: 'ltr' },
    { code: 'ar', name: 'العربية', direction: 'rtl' },
  ]);
  expect(Object.keys(client).sort()).toEqual([
    'feedbackUrl',
    'host',
    'languages',
    'name',
    'oldVersionHosts',
    'origin',
    'repository',
  ]);
  expect(JSON.parse(JSON.stringify(client))).toEqual(client);
});

test('the late script gets ads, analytics, fonts and the worker, and no host of the policy', () => {
  const late = toLateConfig(
    defineSiteConfig({ ...least, sponsor: { hosts: ['https://pixel.example'] } }),
  );
  expect(JSON.stringify(late)).not.toContain('pixel.example');
  expect(late.languages).toEqual(['en']);
  expect(late.sampling).toEqual({ adDisplay: 0.1, webVitals: 0.0001, search: 0.1 });
  expect(Object.keys(late.preferences)).toEqual(['codeVariant', 'colorMode']);
});

test('texts that only server components show stay out of the browser', () => {
  const names = Object.keys(toClientStrings(english));
  expect(names).toContain('sidebar');
  for (const name of ['header', 'versions', 'callouts', 'footer'])
    expect(names).not.toContain(name);
});

test('every field says what it is for and shows a right value', () => {
  const bare = Object.entries(siteConfigFields.shape).filter(
    ([, schema]: [string, z.ZodType]) => !schema.meta()?.description || !schema.meta()?.['example'],
  );
  expect(bare.map(([name]) => name)).toEqual([]);
});
