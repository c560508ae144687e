import type { CodeVariant, Styling } from '../source/index.ts';
import type { ThemeSettings } from './types.ts';

export interface MainOptions {
  variant: CodeVariant;
  styling: Styling;
  theme: ThemeSettings;
  /** The demo uses a package of the Pro or Premium plan. */
  licensed: boolean;
}

const LICENSE = `
// Pro and Premium packages show a watermark until a license key is set:
// import { LicenseInfo } from '@mui/x-license';
// LicenseInfo.setLicenseKey('YOUR_LICENSE_KEY');
`;

/** Styles of Material UI and MUI X sit in the layer `mui`; Tailwind's utilities come after it. */
export const LAYERS = '@layer theme, base, mui, components, utilities;';

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** The project's entry: the demo inside the providers that the site gives it. */
export function mainFile({ variant, styling, theme, licensed }: MainOptions): string {
  const rtl = theme.direction === 'rtl';
  const tailwind = styling === 'tailwind';
  const [open, close] = rtl
    ? ['<CacheProvider value={rtlCache}>', '</CacheProvider>']
    : ['<StyledEngineProvider enableCssLayer>', '</StyledEngineProvider>'];
  const imports = [
    `import { StrictMode } from 'react';`,
    `import { createRoot } from 'react-dom/client';`,
    rtl && `import { CacheProvider } from '@emotion/react';`,
    `import CssBaseline from '@mui/material/CssBaseline';`,
    tailwind && `import GlobalStyles from '@mui/material/GlobalStyles';`,
    rtl
      ? `import { createTheme, ThemeProvider } from '@mui/material/styles';`
      : `import { createTheme, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';`,
    tailwind && `import './index.css';`,
    `import Demo from './Demo';`,
    rtl && `import { rtlCache } from './rtlCache';`,
  ].filter(Boolean);
  const providers = [
    `<ThemeProvider theme={theme} defaultMode="${theme.mode}">`,
    '  <CssBaseline />',
    '  <main style={{ padding: 24 }}>',
    '    <Demo />',
    '  </main>',
    '</ThemeProvider>',
  ];
  // Material UI puts global styles first in the head: the order of layers has to come before them.
  if (tailwind) providers.unshift(`<GlobalStyles styles="${LAYERS}" />`);
  const tree = `<StrictMode>\n${indent(`${open}\n${indent(providers.join('\n'))}\n${close}`)}\n</StrictMode>,`;
  return `${imports.join('\n')}
${licensed ? LICENSE : ''}
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mode' },
  colorSchemes: { light: true, dark: true },${rtl ? "\n  direction: 'rtl'," : ''}
});

// Styles of the library stay in the layer \`mui\`, so that plain CSS and Tailwind win over them.
createRoot(document.getElementById('root')${variant === 'TS' ? '!' : ''}).render(
${indent(tree)}
);
`;
}

/** An emotion cache that mirrors styles and keeps them in the layer. */
export function rtlCacheFile(): string {
  return `import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';

export const rtlCache = createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] });

const insert = rtlCache.insert;
rtlCache.insert = (selector, serialized, sheet, shouldCache) => {
  const isStatement = /^@layer\\s+[^{]*$/.test(serialized.styles);
  const styles = isStatement ? serialized.styles : \`@layer mui {\${serialized.styles}}\`;
  return insert(selector, { ...serialized, styles }, sheet, shouldCache);
};
`;
}
