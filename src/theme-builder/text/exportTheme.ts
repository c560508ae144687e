import type { ThemeSettings } from '../model/settings.ts';
import { themeOptions } from '../model/themeOptions.ts';
import type { Plain, PlainObject } from './readLiteral.ts';
import { merged } from './takePath.ts';

/** The options of `createTheme`: what was imported without a control here, and over it what was chosen. */
export function exportedOptions(settings: ThemeSettings, other: PlainObject): PlainObject {
  const { cssVariables = true } = other;
  const chosen = themeOptions(settings) as unknown as PlainObject;
  return { ...merged(other, chosen), cssVariables };
}

export function themeJson(settings: ThemeSettings, other: PlainObject): string {
  return `${JSON.stringify(exportedOptions(settings, other), null, 2)}\n`;
}

/** A module that works in a project as it is; the empty imports add the components to Material's types. */
export function themeTypeScript(settings: ThemeSettings, other: PlainObject): string {
  return [
    `import { createTheme } from '@mui/material/styles';`,
    ...['x-charts', 'x-data-grid', 'x-date-pickers', 'x-tree-view'].map(
      (name) => `import type {} from '@mui/${name}/themeAugmentation';`,
    ),
    '',
    `export const theme = createTheme(${literal(exportedOptions(settings, other), '')});`,
    '',
  ].join('\n');
}

const plainName = /^[A-Za-z_$][\w$]*$/;
const lineWidth = 80;

/** As Prettier writes it: what fits on a line is on one. */
function literal(value: Plain, indent: string): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isArray = Array.isArray(value);
  const inner = `${indent}  `;
  const parts = isArray
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([name, item]) => `${nameOf(name)}: ${literal(item, inner)}`);
  const [open, close, gap] = isArray ? ['[', ']', ''] : ['{', '}', ' '];
  if (parts.length === 0) return open + close;
  const short = `${open}${gap}${parts.join(', ')}${gap}${close}`;
  if (!short.includes('\n') && short.length + indent.length < lineWidth - 20) return short;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}

const nameOf = (name: string) => (plainName.test(name) ? name : quoted(name));

function quoted(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inside.replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)}'`;
}
