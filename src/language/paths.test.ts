import { expect, test } from 'vitest';
import config from '../../tests/fixtures/site.config.two-languages.ts';
import { alternates, canonicalPath, languageOf, localizePath } from './paths.ts';

const codes = config.languages.map((language) => language.code);

test('R70 without another configured language every path is English', () => {
  expect(languageOf('/ar/x/introduction/', ['en'])).toBe('en');
  expect(canonicalPath('/ar/x/introduction/', ['en'])).toBe('/ar/x/introduction/');
  expect(alternates('/x/introduction/', ['en'])).toEqual([]);
});

test.each([
  ['/ar/x/introduction/', 'ar'],
  ['/ar/', 'ar'],
  ['/x/introduction/', 'en'],
  ['/en/x/introduction/', 'en'],
  ['/ar', 'en'],
  ['/arabic/x/', 'en'],
  ['/x/ar/', 'en'],
  ['/', 'en'],
])('R16 the language of %j is %j', (path, code) => {
  expect(languageOf(path, codes)).toBe(code);
});

test.each([
  ['/ar/x/introduction/', '/x/introduction/'],
  ['/en/x/introduction/', '/x/introduction/'],
  ['/x/introduction/#plans', '/x/introduction/'],
  ['/ar/x/introduction/?a=/en/#b', '/x/introduction/'],
  ['/ar/', '/'],
  ['/ar', '/ar'],
  ['/arabic/', '/arabic/'],
])('R16 the canonical path of %j is %j', (path, canonical) => {
  expect(canonicalPath(path, codes)).toBe(canonical);
});

test.each([
  ['/x/introduction/', 'ar', '/ar/x/introduction/'],
  ['/x/introduction/?a=1#plans', 'ar', '/ar/x/introduction/?a=1#plans'],
  ['/', 'ar', '/ar/'],
  ['/ar/x/introduction/', 'ar', '/ar/x/introduction/'],
  ['/x/introduction/', 'en', '/x/introduction/'],
  ['https://mui.com/', 'ar', 'https://mui.com/'],
  ['//mui.com/', 'ar', '//mui.com/'],
  ['#plans', 'ar', '#plans'],
])('R16 %j in %j is %j', (path, code, localized) => {
  expect(localizePath(path, code)).toBe(localized);
});

test.each(['/blog', '/blog/', '/blog/a/', '/blog?page=2', '/size-snapshot/', '/size-snapshot/#a'])(
  'R15 %j is never prefixed and has no alternates',
  (path) => {
    expect(localizePath(path, 'ar')).toBe(path);
    expect(alternates(path, codes)).toEqual([]);
  },
);

test('R15 only whole segments are exempt', () => {
  expect(localizePath('/blogging/', 'ar')).toBe('/ar/blogging/');
});

test('R16 every language of a page is named in the head, English as the default', () => {
  const expected = [
    { hrefLang: 'en', path: '/x/introduction/' },
    { hrefLang: 'ar', path: '/ar/x/introduction/' },
    { hrefLang: 'x-default', path: '/x/introduction/' },
  ];
  expect(alternates('/x/introduction/', codes)).toEqual(expected);
  expect(alternates('/ar/x/introduction/#a', codes)).toEqual(expected);
});
