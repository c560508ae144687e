import { expect, test } from 'vitest';
import { fontsOf } from './startFonts.ts';

const config = {
  languages: ['en', 'ar'],
  iconFontStylesheet: 'https://fonts.example/icons.css',
  extraFontStylesheet: 'https://fonts.example/extra.css',
  extraFontPage: '/x/sample/',
};

test('R49 the icon font belongs to every page', () => {
  expect(fontsOf('/x/introduction/', config)).toEqual(['https://fonts.example/icons.css']);
});

test('R50 the extra font belongs to the sample page, in every language', () => {
  const both = ['https://fonts.example/icons.css', 'https://fonts.example/extra.css'];
  expect(fontsOf('/x/sample/', config)).toEqual(both);
  expect(fontsOf('/ar/x/sample/', config)).toEqual(both);
});

test('R49 R50 what is left empty is not loaded', () => {
  const off = { ...config, iconFontStylesheet: '', extraFontPage: '' };
  expect(fontsOf('/x/sample/', off)).toEqual([]);
});
