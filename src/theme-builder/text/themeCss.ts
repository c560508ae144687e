import { createTheme, type CssVarsTheme } from '@mui/material/styles';
import type { ThemeSettings } from '../model/settings.ts';
import { themeOptions } from '../model/themeOptions.ts';

/** What the settings decide; Material has hundreds of others, for single components. */
const shown =
  /^--mui-(palette-(primary|secondary|error|warning|info|success|background|text|DataGrid)-(?!.*Channel$)|spacing|shape-)/;

/** The theme's CSS variables, as Material makes them, for both schemes. */
export function themeCss(settings: ThemeSettings): string {
  const theme = createTheme(themeOptions(settings)) as unknown as CssVarsTheme;
  const sheets = theme.generateStyleSheets();
  const { fontFamily, fontSize } = settings;
  const bodyLines = [`font-family: ${fontFamily};`, `font-size: ${fontSize}px;`];
  return `${[...sheets.map((sheet) => block(sheet, '')), rule('body', bodyLines, '')].filter(Boolean).join('\n\n')}\n`;
}

/** A rule with the rules inside it; empty if nothing of it is shown. */
function block(sheet: Record<string, unknown>, indent: string): string {
  return Object.entries(sheet)
    .map(([selector, inside]) => {
      const entries = Object.entries(inside as Record<string, unknown>);
      const lines = entries
        .filter(([name]) => shown.test(name))
        .map(([name, value]) => `${name}: ${String(value)};`);
      const inner = entries
        .filter(([, value]) => typeof value === 'object')
        .map(([name, value]) => block({ [name]: value }, `${indent}  `))
        .filter(Boolean);
      if (lines.length + inner.length === 0) return '';
      return inner.length > 0
        ? `${indent}${selector} {\n${inner.join('\n')}\n${indent}}`
        : rule(selector, lines, indent);
    })
    .filter(Boolean)
    .join('\n\n');
}

const rule = (selector: string, lines: readonly string[], indent: string) =>
  `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}`;
