import { expect, test } from 'vitest';
import { exportProject } from './exportProject.ts';
import { testVersions } from './testVersions.ts';
import type { ExportRequest, ProjectFiles } from './types.ts';

const demo = {
  path: 'data-grid/sorting/Striped.tsx',
  language: 'tsx',
  ts: `import { DataGrid } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';
import { columns } from './columns.ts';
import type { Row } from './row';

export default function Striped() {}
`,
  js: `import { DataGrid } from '@mui/x-data-grid';
import { orders } from '../../samples/orders';
import { columns } from './columns.ts';

export default function Striped() {}
`,
} as const;
const others = [
  {
    path: 'data-grid/sorting/columns.ts',
    language: 'ts',
    ts: `import { orders } from '../../samples/orders';\nexport const columns: Row[] = [];\n`,
    js: `import { orders } from '../../samples/orders';\nexport const columns = [];\n`,
  },
  { path: 'data-grid/sorting/row.ts', language: 'ts', ts: 'export type Row = 1;\n', js: '' },
  {
    path: 'samples/orders.ts',
    language: 'ts',
    ts: `import { units } from './units';\n`,
    js: `import { units } from './units';\n`,
  },
  { path: 'samples/units.ts', language: 'ts', ts: 'let a: 1;\n', js: 'let a;\n' },
] as const;

const project = (changes: Partial<ExportRequest> = {}): ProjectFiles =>
  exportProject({
    demo: 'Striped',
    variant: 'TS',
    styling: 'system',
    files: [demo, ...others],
    versions: testVersions,
    title: 'Striped rows',
    ...changes,
  });

const withDemo = (text: string, changes: Partial<ExportRequest> = {}): ProjectFiles =>
  project({ files: [{ ...demo, ts: text, js: text }], ...changes });

test('a TypeScript project: its files, and how they import one another', () => {
  const files = project();
  expect(Object.keys(files)).toEqual([
    'package.json',
    'index.html',
    'vite.config.ts',
    'tsconfig.json',
    'src/main.tsx',
    'src/Demo.tsx',
    'src/columns.ts',
    'src/row.ts',
    'src/samples/orders.ts',
    'src/samples/units.ts',
    '.gitignore',
    'README.md',
  ]);
  expect(files['src/Demo.tsx']).toBe(`import { DataGrid } from '@mui/x-data-grid';
import { orders, type Order } from './samples/orders';
import { columns } from './columns';
import type { Row } from './row';

export default function Striped() {}
`);
  expect(files['src/columns.ts']).toContain(`from './samples/orders'`);
  expect(files['src/samples/orders.ts']).toContain(`from './units'`);
  expect(files['tsconfig.json']).toContain('"strict": true');
});

test('a JavaScript project has no types and no TypeScript', () => {
  const files = project({ variant: 'JS' });
  expect(Object.keys(files)).toEqual([
    'package.json',
    'index.html',
    'vite.config.js',
    'src/main.jsx',
    'src/Demo.jsx',
    'src/columns.js',
    'src/samples/orders.js',
    'src/samples/units.js',
    '.gitignore',
    'README.md',
  ]);
  expect(files['package.json']).not.toMatch(/typescript|@types/);
  expect(files['index.html']).toContain('src="/src/main.jsx"');
  expect(files['src/main.jsx']).toContain(`getElementById('root')).render`);
});

test('the entry puts the demo inside theme and layer', () => {
  expect(project()['src/main.tsx']).toMatchInlineSnapshot(`
    "import { StrictMode } from 'react';
    import { createRoot } from 'react-dom/client';
    import CssBaseline from '@mui/material/CssBaseline';
    import { createTheme, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
    import Demo from './Demo';

    const theme = createTheme({
      cssVariables: { colorSchemeSelector: 'data-mode' },
      colorSchemes: { light: true, dark: true },
    });

    // Styles of the library stay in the layer \`mui\`, so that plain CSS and Tailwind win over them.
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <StyledEngineProvider enableCssLayer>
          <ThemeProvider theme={theme} defaultMode="system">
            <CssBaseline />
            <main style={{ padding: 24 }}>
              <Demo />
            </main>
          </ThemeProvider>
        </StyledEngineProvider>
      </StrictMode>,
    );
    "
  `);
});

test('versions are pinned, and tools are held where they need it', () => {
  expect(JSON.parse(project()['package.json'] ?? '')).toMatchInlineSnapshot(`
    {
      "dependencies": {
        "@emotion/react": "11.14.0",
        "@emotion/styled": "11.14.1",
        "@mui/material": "7.3.9",
        "@mui/x-data-grid": "8.11.3",
        "react": "19.3.1",
        "react-dom": "19.3.1",
      },
      "devDependencies": {
        "@types/react": "19.3.0",
        "@types/react-dom": "19.3.0",
        "@vitejs/plugin-react": "6.3.0",
        "typescript": "6.0.3",
        "vite": "8.3.5",
      },
      "name": "striped",
      "overrides": {
        "rolldown": "1.2.15",
      },
      "private": true,
      "scripts": {
        "build": "tsc --noEmit && vite build",
        "dev": "vite",
        "preview": "vite preview",
      },
      "type": "module",
      "version": "0.0.0",
    }
  `);
});

test('tailwind: plugin, packages, and the order of layers in front of the global styles', () => {
  const files = project({ styling: 'tailwind', theme: { mode: 'dark' } });
  expect(files['vite.config.ts']).toContain('plugins: [react(), tailwindcss()]');
  expect(files['package.json']).toContain('"@tailwindcss/vite": "4.3.5"');
  expect(files['package.json']).toContain('"tailwindcss": "4.3.5"');
  expect(files['src/index.css']).toMatch(
    /^@layer theme, base, mui, components, utilities;\n@import 'tailwindcss';/,
  );
  const main = files['src/main.tsx'] ?? '';
  expect(main).toContain(`import './index.css';`);
  expect(main).toContain('defaultMode="dark"');
  expect(main.indexOf('<GlobalStyles styles="@layer theme,')).toBeLessThan(
    main.indexOf('<CssBaseline'),
  );
});

test('css: the stylesheet is next to the demo that imports it', () => {
  const css = { path: 'data-grid/sorting/Striped.css', language: 'css', ts: '.a {}', js: '.a {}' };
  const main = {
    ...demo,
    path: 'data-grid/sorting/Striped.css.tsx',
    ts: `import './Striped.css';`,
  };
  const files = project({
    styling: 'css',
    files: [main, css as ExportRequest['files'][number]],
  });
  expect(files['src/Striped.css']).toBe('.a {}');
  expect(files['src/Demo.tsx']).toBe(`import './Striped.css';`);
});

test('right to left: direction, and a cache that mirrors', () => {
  const files = project({ theme: { direction: 'rtl' } });
  expect(files['index.html']).toContain('<html lang="en" dir="rtl">');
  expect(files['src/main.tsx']).toContain(`direction: 'rtl'`);
  expect(files['src/main.tsx']).toContain('<CacheProvider value={rtlCache}>');
  expect(files['src/rtlCache.ts']).toContain(`import rtlPlugin from '@mui/stylis-plugin-rtl';`);
  expect(files['package.json']).toContain('"stylis": "4.4.0"');
});

test('R46 Pro and Premium projects say where the license key goes, and contain none', () => {
  const files = withDemo(`import { DataGridPremium } from '@mui/x-data-grid-premium';`);
  expect(files['src/main.tsx']).toContain(`// LicenseInfo.setLicenseKey('YOUR_LICENSE_KEY');`);
  expect(files['package.json']).toContain('"@mui/x-license": "8.11.3"');
  expect(files['package.json']).toContain('"typedarray.prototype.slice": "1.0.5"');
  expect(project()['src/main.tsx']).not.toContain('LicenseInfo');
  expect(project()['package.json']).not.toContain('typedarray');
});

test('an override nested under a package goes with that package', () => {
  const overrides = { 'date-fns': { luxon: '3.0.0' } };
  const versions = { ...testVersions, overrides };
  const read = (code: string): unknown =>
    (JSON.parse(withDemo(code, { versions })['package.json'] ?? '') as { overrides?: unknown })
      .overrides;
  expect(read(`import 'date-fns';`)).toEqual(overrides);
  expect(read(`import 'dayjs';`)).toBeUndefined();
});

test('a library without types of its own brings them, in TypeScript alone', () => {
  const code = `import { DateTime } from 'luxon';`;
  expect(withDemo(code)['package.json']).toContain('"@types/luxon": "3.7.6"');
  expect(withDemo(code, { variant: 'JS' })['package.json']).not.toContain('@types/luxon');
});

test('hostile names and titles stay inside the project and out of its markup', () => {
  const evil = { path: '../../../evil\n.ts', language: 'ts', ts: 'let a;', js: '' } as const;
  const files = project({
    demo: '../"Evil',
    title: '</title><script>alert(1)</script>\n# x',
    files: [{ ...demo, path: '__proto__', ts: '' + 'let b;' }, evil],
  });
  expect(Object.keys(files).filter((path) => path.startsWith('src/'))).toEqual([
    'src/main.tsx',
    'src/Demo.tsx',
    'src/evil-.ts',
  ]);
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({ name: 'evil' });
  expect(files['index.html']).not.toContain('<script>alert');
  expect(files['README.md']).toMatch(/^# <\/title><script>alert\(1\)<\/script> # x\n/);
});

test('a file named like one of the project’s own gets another name', () => {
  const main = { path: 'a/b/main.ts', language: 'ts', ts: 'let a;', js: '' } as const;
  const files = project({
    files: [{ ...demo, path: 'a/b/X.tsx', ts: `import './main';` }, main],
  });
  expect(files['src/main-2.ts']).toBe('let a;');
  expect(files['src/Demo.tsx']).toBe(`import './main-2';`);
});

test('an import of a file that the demo does not have', () => {
  expect(() => withDemo(`import './gone';`)).toThrow(
    "src/Demo.tsx: imports './gone', which isn't a file of this demo. Remove the import to export the demo.",
  );
});
