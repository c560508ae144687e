import { decomposeColor, getContrastRatio } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import type { Scheme } from './palette.ts';
import { createDocsTheme } from './createDocsTheme.ts';
import { shellVariables } from './shellVariables.node.ts';

const css = shellVariables();

/** The variables as a browser would see them on `<html data-mode>`. */
function variables(scheme: Scheme): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    if (selector.includes('dark') && scheme === 'light') continue;
    for (const declaration of body.split(';')) {
      const colon = declaration.indexOf(':');
      found.set(declaration.slice(0, colon), declaration.slice(colon + 1));
    }
  }
  return found;
}

/** One color over another, opaque. */
function over(front: string, back: string): string {
  const [r = 0, g = 0, b = 0, alpha = 1] = decomposeColor(front).values as number[];
  const below = decomposeColor(back).values as number[];
  const mixed = [r, g, b].map((part, i) => part * alpha + (below[i] ?? 0) * (1 - alpha));
  return `rgb(${mixed.map(Math.round).join(', ')})`;
}

test('the text is small, and the same each time', () => {
  expect(css.length).toBeLessThan(4096);
  expect(shellVariables()).toBe(css);
});

test('the variables are those of the theme object', () => {
  const theme = createDocsTheme();
  theme.generateStyleSheets = () => [{ ':root': { '--mui-spacing': '3px', '--mui-other': '1' } }];
  expect(shellVariables(theme)).toContain('--mui-spacing:3px');
  expect(shellVariables(theme)).not.toContain('--mui-other');
});

test('light is the ground, dark says only what differs', () => {
  expect(css).toMatch(/^:root\{/);
  expect(css).toContain("\n:root,[data-mode='light']{color-scheme:light;");
  expect(css).toContain("\n[data-mode='dark']{color-scheme:dark;");
  expect(css.match(/--mui-palette-grey-500:/g)).toHaveLength(1);
  expect(css).not.toContain('undefined');
});

describe.each<Scheme>(['light', 'dark'])('in the scheme %s', (scheme) => {
  const values = variables(scheme);
  const get = (name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${name} is missing`);
    return value;
  };
  const ground = get('--mui-palette-background-default');
  const surfaces = {
    page: ground,
    paper: get('--mui-palette-background-paper'),
    hover: over(get('--mui-palette-action-hover'), ground),
    selected: over(get('--mui-palette-action-selected'), ground),
    info: get('--mui-palette-Alert-infoStandardBg'),
    warning: get('--mui-palette-Alert-warningStandardBg'),
    success: get('--mui-palette-Alert-successStandardBg'),
    error: get('--mui-palette-Alert-errorStandardBg'),
  };
  const contrast = (name: string, surface: string) =>
    getContrastRatio(over(get(name), surface), surface);

  test.each(Object.entries(surfaces))('text and links reach 4.5:1 on %s', (_name, surface) => {
    expect(contrast('--mui-palette-text-primary', surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('--mui-palette-text-secondary', surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('--docs-link', surface)).toBeGreaterThanOrEqual(4.5);
  });

  test('primary.main reaches 4.5:1 on the page itself', () => {
    expect(contrast('--mui-palette-primary-main', ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['info', 'warning', 'success', 'error'] as const)(
    'the heading of a call-out reaches 4.5:1: %s',
    (role) => {
      const name = `--mui-palette-Alert-${role}Color`;
      expect(contrast(name, surfaces[role])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('the border of a control reaches 3:1', () => {
    expect(contrast('--docs-control-border', ground)).toBeGreaterThanOrEqual(3);
  });
});

test('why links have a token of their own: primary.main is too light on a selected row', () => {
  const selected = over('rgba(0, 0, 0, 0.08)', '#fff');
  expect(getContrastRatio('#1976d2', selected)).toBeLessThan(4.5);
});
