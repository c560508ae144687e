import { createDocsTheme, type DocsTheme } from './createDocsTheme.ts';
import { monoFamily, sansFamily } from './fonts.ts';
import type { Scheme } from './palette.ts';
import { shellTokens } from './shellTokens.ts';

type Declarations = Record<string, string>;

/** What the shell uses of Material's variables; demos bring the rest with them. */
const wanted = [
  /^--mui-(spacing|shape-borderRadius)$/,
  /^--mui-zIndex-(appBar|drawer|modal|tooltip)$/,
  /^--mui-palette-primary-(light|dark)$/,
  /^--mui-palette-(primary|secondary|error|warning|info|success)-(main|contrastText)$/,
  /^--mui-palette-grey-\d+$/,
  /^--mui-palette-text-(primary|secondary|disabled)$/,
  /^--mui-palette-(divider|background-paper|background-default)$/,
  /^--mui-palette-action-(active|hover|selected|disabled|focus)$/,
  /^--mui-palette-Alert-(error|info|success|warning)(Color|StandardBg)$/,
];

/** The shell's CSS variables: `:root` and, under `[data-mode='dark']`, what differs there. */
export function shellVariables(theme: DocsTheme = createDocsTheme()): string {
  const all = declarationsByScheme(theme);
  const light = { ...shellUse(all.light), ...shellTokens.light };
  const dark = { ...shellUse(all.dark), ...shellTokens.dark };
  const shared = {
    ...shellUse(all.shared),
    ...pick(light, (name, value) => dark[name] === value),
    '--docs-font-sans': sansFamily,
    '--docs-font-mono': monoFamily,
  };
  const differs = (name: string) => !(name in shared);
  return [
    rule(':root', shared),
    // Also for a part of a dark page that shows itself light.
    rule(":root,[data-mode='light']", { 'color-scheme': 'light', ...pick(light, differs) }),
    rule("[data-mode='dark']", { 'color-scheme': 'dark', ...pick(dark, differs) }),
  ].join('\n');
}

function declarationsByScheme(theme: DocsTheme): Record<Scheme | 'shared', Declarations> {
  const found = { shared: {}, light: {}, dark: {} };
  for (const sheet of theme.generateStyleSheets()) {
    for (const [selector, declarations] of Object.entries(sheet)) {
      const scheme = /data-mode="(light|dark)"/.exec(selector)?.[1] as Scheme | undefined;
      Object.assign(found[scheme ?? 'shared'], declarations);
    }
  }
  return found;
}

function pick(from: Declarations, keep: (name: string, value: string) => boolean): Declarations {
  return Object.fromEntries(Object.entries(from).filter(([name, value]) => keep(name, value)));
}

function shellUse(declarations: Declarations): Declarations {
  return pick(declarations, (name) => wanted.some((pattern) => pattern.test(name)));
}

function rule(selector: string, declarations: Declarations): string {
  const body = Object.entries(declarations).map(
    ([name, value]) => `${name}:${String(value).replaceAll(', ', ',')}`,
  );
  return `${selector}{${body.join(';')}}`;
}
