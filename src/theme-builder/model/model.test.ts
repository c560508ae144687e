import { createTheme, type CssVarsTheme, type Theme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { canonicalColor } from './color.ts';
import { contrastRatio, contrastText } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { presets } from './presets.ts';
import { readSettings, settingsDifference } from './readSettings.ts';
import { defaultSettings, numberRanges, roleNames, schemes } from './settings.ts';
import { themeOptions } from './themeOptions.ts';

test.each([
  ['#ABC', '#aabbcc'],
  ['#12345680', '#12345680'],
  ['rgb(255, 0, 51)', '#ff0033'],
  ['rgba(0 0 0 / 50%)', '#00000080'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['red', undefined],
  ['#12', undefined],
  ['rgb(1, 2)', undefined],
  ['rgb(300, 0, 0)', undefined],
  ['url(https://example.org)', undefined],
  ['#fff;background:url(x)', undefined],
])('%s is %s', (text, expected) => expect(canonicalColor(text)).toBe(expected));

test.each([
  ['#777777', '#ffffff', 4.47],
  ['#767676', '#ffffff', 4.54],
  ['rgba(0, 0, 0, 0.87)', '#ed6c02', 6.01],
  ['#000', '#000', 1],
])('%s on %s has %d:1', (text, ground, ratio) => expect(contrastRatio(text, ground)).toBe(ratio));

test('the text on a color is the one that Material chooses', () => {
  const grays = Array.from(
    { length: 256 },
    (_, step) => `#${step.toString(16).padStart(2, '0').repeat(3)}`,
  );
  for (const contrastThreshold of [3, 4.5]) {
    const { palette } = createTheme({ palette: { contrastThreshold } });
    expect(grays.map((gray) => contrastText(gray, contrastThreshold))).toEqual(
      grays.map((gray) => palette.getContrastText(gray)),
    );
  }
});

test.each(Object.entries(presets))('the preset %s passes the contrast check', (_name, settings) => {
  expect(contrastPairs(settings).filter(({ passes }) => !passes)).toEqual([]);
  expect(readSettings(settings)).toEqual(settings);
});

test('a pale text is named with its scheme and figure', () => {
  const settings = { ...defaultSettings, light: { ...defaultSettings.light, text: '#999999' } };
  expect(contrastPairs(settings).find(({ passes }) => !passes)).toEqual({
    scheme: 'light',
    text: 'text',
    ground: 'background',
    ratio: 2.69,
    passes: false,
  });
});

test('what differs from the defaults gives the settings again', () => {
  const settings = { ...presets.plum, dark: { ...defaultSettings.dark, text: '#ffffff' } };
  expect(settingsDifference(defaultSettings)).toEqual({});
  expect(settingsDifference(settings)).toMatchObject({ dark: { text: '#ffffff' }, radius: 16 });
  expect(readSettings(settingsDifference(settings))).toEqual(settings);
});

test.each([
  ['no object', []],
  ['an unknown field', { css: 'x' }],
  ['a field of every object', JSON.parse('{"__proto__": {}}')],
  ['a color with more behind it', { light: { primary: '#fff}body{display:none' } }],
  ['a named color', { dark: { text: 'red' } }],
  ['a number outside of its range', { radius: numberRanges.radius.max + 1 }],
  ['a number as text', { fontSize: '14' }],
  ['no number', { spacing: Number.NaN }],
  ['a family that ends the declaration', { fontFamily: 'a;}' }],
  ['a family that loads', { fontFamily: 'url(//example.org)' }],
  ['an open quote', { fontFamily: "'Inter" }],
  ['an unknown density', { gridDensity: 'huge' }],
  ['too many chart colors', { chartColors: Array.from({ length: 11 }, () => '#fff') }],
])('%s is refused', (_case, value: unknown) => expect(readSettings(value)).toBeUndefined());

test('Material takes the options, and has the colors of both schemes', () => {
  const theme = createTheme(themeOptions(presets.plum)) as Theme &
    Pick<CssVarsTheme, 'colorSchemes'>;
  for (const scheme of schemes) {
    const palette = theme.colorSchemes[scheme]?.palette;
    for (const role of roleNames) {
      expect(palette?.[role].main).toBe(presets.plum[scheme][role]);
      expect(palette?.[role].contrastText).toBe(contrastText(presets.plum[scheme][role], 4.5));
    }
  }
  expect(theme.components).toMatchObject({
    MuiDataGrid: { defaultProps: { density: 'comfortable' } },
    MuiPickersDay: { styleOverrides: { root: { borderRadius: '50%' } } },
    MuiTreeItem: { styleOverrides: { content: { paddingBlock: 7 } } },
  });
});
