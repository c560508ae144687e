import { createTheme } from '@mui/material/styles';
import { blue, lightBlue, red } from '@mui/material/colors';
import { describe, expect, test } from 'vitest';
import { breakpoints } from './breakpoints.ts';
import { createDocsTheme } from './createDocsTheme.ts';
import { roles, type Role, type Scheme } from './palette.ts';

const schemes: Scheme[] = ['light', 'dark'];
const roleNames: Role[] = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];

describe.each(schemes)('in the scheme %s', (scheme) => {
  const palette = createDocsTheme().colorSchemes[scheme]?.palette;
  const material = createTheme({ palette: { mode: scheme } }).palette;

  test.each(roleNames)(
    'R27 the role %s has main, light, dark, contrastText, as Material',
    (role) => {
      const { main, light, dark, contrastText } = material[role];
      expect(roles[scheme][role]).toEqual({ main, light, dark, contrastText });
      expect(palette?.[role]).toMatchObject({ main, light, dark, contrastText });
    },
  );

  test('R27 the palette carries the scales red, blue and light blue', () => {
    expect(palette).toMatchObject({ red, blue, lightBlue });
  });

  test('R72 contrast threshold 3, tonal offset 0.2', () => {
    expect(palette).toMatchObject({ contrastThreshold: 3, tonalOffset: 0.2 });
  });
});

test('R69 breakpoints 0, 600, 900, 1200, 1536', () => {
  const expected = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 };
  expect(breakpoints).toEqual(expected);
  expect(createDocsTheme().breakpoints.values).toEqual(expected);
});

test('R72 base font size 14, html font size 16', () => {
  const { fontSize, htmlFontSize, body1, fontFamily } = createDocsTheme().typography;
  expect({ fontSize, htmlFontSize }).toEqual({ fontSize: 14, htmlFontSize: 16 });
  expect(body1.fontSize).toBe('1rem');
  expect(fontFamily).toMatch(/^'Inter Variable', /);
});

test('the direction is a parameter', () => {
  expect(createDocsTheme().direction).toBe('ltr');
  expect(createDocsTheme({ direction: 'rtl' }).direction).toBe('rtl');
});

test('the attribute data-mode of <html> selects the scheme', () => {
  const selectors = createDocsTheme().generateStyleSheets().flatMap(Object.keys);
  expect(selectors).toEqual([':root', ':root, [data-mode="light"]', '[data-mode="dark"]']);
});

test('R44 the theme rejects a palette with a color without main', () => {
  const info = { ...roles.dark.info, main: undefined };
  const broken = { ...roles, dark: { ...roles.dark, info } } as unknown as typeof roles;
  expect(() => createDocsTheme({ palette: broken })).toThrow('role "info" in the scheme "dark"');
});
