import {
  createTheme,
  type CssVarsTheme,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import { breakpoints } from './breakpoints.ts';
import { sansFamily } from './fonts.ts';
import { backgrounds, roles, scales, type Scheme, type SchemeRoles } from './palette.ts';
import { validatePalette } from './validatePalette.ts';

declare module '@mui/material/styles' {
  interface Palette {
    red: typeof scales.red;
    blue: typeof scales.blue;
    lightBlue: typeof scales.lightBlue;
  }
  interface PaletteOptions {
    red?: typeof scales.red;
    blue?: typeof scales.blue;
    lightBlue?: typeof scales.lightBlue;
  }
}

/** Material's theme with what it carries when its CSS variables are on. */
export type DocsTheme = Theme & Pick<CssVarsTheme, 'colorSchemes' | 'generateStyleSheets'>;

export interface DocsThemeOptions {
  direction?: 'ltr' | 'rtl';
  /** Other roles than the site's, for tests. */
  palette?: Record<Scheme, SchemeRoles>;
  /** What a reader has chosen for the demos, over the site's own. */
  reader?: ReaderTheme | undefined;
}

export type ReaderTheme = Pick<ThemeOptions, 'typography' | 'shape' | 'spacing' | 'components'> & {
  colorSchemes: Record<Scheme, { palette: Partial<Record<string, unknown>> }>;
};

/** What a demo shows that does not follow the page. */
export interface OwnLook {
  mode?: Scheme | undefined;
  direction?: 'ltr' | 'rtl' | undefined;
}

/**
 * A theme for one demo. With a mode of its own the colors are in its styles instead of in the page's variables, so that
 * what it opens over the page has them too.
 */
export function createOwnTheme(
  look: OwnLook,
  pageDirection: 'ltr' | 'rtl',
  reader?: ReaderTheme,
): Theme {
  const direction = look.direction ?? pageDirection;
  const base = createDocsTheme({ direction, reader });
  // What is opened over the page is outside the demo's element.
  const outside = { defaultProps: { dir: direction } };
  const components = {
    ...reader?.components,
    ...(look.direction ? { MuiModal: outside, MuiPopper: outside } : {}),
  };
  if (!look.mode) return Object.assign(base, { components });
  const palette = base.colorSchemes[look.mode]?.palette ?? base.palette;
  const { breakpoints: screens, typography } = base;
  return createTheme({
    typography: { fontFamily: typography.fontFamily, fontSize: 14, htmlFontSize: 16 },
    ...reader,
    // Both modes of the reader's colors are in the palette already.
    colorSchemes: {},
    direction,
    components,
    palette: { ...palette, mode: look.mode },
    breakpoints: { values: screens.values },
  });
}

export function createDocsTheme(options: DocsThemeOptions = {}): DocsTheme {
  const { direction = 'ltr', palette = roles, reader } = options;
  const { typography, shape, spacing, components } = reader ?? {};
  validatePalette({ ...palette });
  const scheme = (name: Scheme) => ({
    palette: {
      ...scales,
      ...palette[name],
      background: backgrounds[name],
      contrastThreshold: 3,
      tonalOffset: 0.2,
      ...reader?.colorSchemes[name].palette,
    },
  });
  const theme = createTheme({
    direction,
    // The same attribute of `<html>` that the preferences keep.
    cssVariables: { colorSchemeSelector: 'data-mode' },
    colorSchemes: { light: scheme('light'), dark: scheme('dark') },
    breakpoints: { values: breakpoints },
    typography: { fontFamily: sansFamily, fontSize: 14, htmlFontSize: 16, ...typography },
    ...(reader && { shape, spacing, components }),
  });
  // Material types these members only under a global augmentation, which the demos must not need.
  return theme as DocsTheme;
}
