import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { rolldown } from 'rolldown';

const root = path.resolve(import.meta.dirname, '../../..');
const origin = 'http://exported.test/';
const folder = path.join(root, 'exported');
const sample = path.join(root, 'src/theme-builder/preview/Sample.tsx');

/** Opens an app of a reader: the exported file as `theme.ts`, and the sample of the preview inside of its provider. */
export async function openExportedApp(context: BrowserContext, theme: string): Promise<Page> {
  const files: Record<string, string> = {
    [path.join(folder, 'theme.ts')]: theme,
    [path.join(folder, 'main.tsx')]: `
      import { ThemeProvider } from '@mui/material/styles';
      import { createRoot } from 'react-dom/client';
      import { theme } from './theme.ts';
      import { Sample } from ${JSON.stringify(sample)};
      createRoot(document.getElementById('root')!).render(
        <ThemeProvider theme={theme} forceThemeRerender><Sample label="Export" /></ThemeProvider>,
      );`,
  };
  const bundle = await rolldown({
    input: path.join(folder, 'main.tsx'),
    cwd: root,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'exported-app',
        resolveId: (id, importer) => {
          const file = path.resolve(importer ? path.dirname(importer) : root, id);
          return file in files ? file : undefined;
        },
        load: (id) =>
          id.endsWith('.css') ? { code: '', moduleType: 'js' as const } : (files[id] ?? undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false });
  await bundle.close();
  const page = await context.newPage();
  await page.route(`${origin}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: output[0].code })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Exported</title><style>body{width:380px}</style><div id="root"></div><script src="/main.js"></script>',
        }),
  );
  await page.goto(origin);
  await page.locator('.MuiTreeItem-root').first().waitFor();
  return page;
}

const properties = [
  'color',
  'background-color',
  'fill',
  'border-radius',
  'font-family',
  'font-size',
  'font-weight',
  'padding',
  'min-height',
] as const;

const parts = [
  '.MuiButton-contained',
  '.MuiButton-outlined',
  '.MuiChip-root',
  '.MuiDataGrid-columnHeader',
  '.MuiDataGrid-cell',
  '.MuiChartsAxis-tickLabel',
  '.MuiPickersDay-root:not(.Mui-selected)',
  '.MuiPickersDay-root.Mui-selected',
  '.MuiTreeItem-label',
  '.MuiOutlinedInput-root',
  '.MuiAlert-root',
];

/** They have no text of their own: the font is that of what is around them. */
const shapes = ['.MuiBarElement-root', '.MuiTreeItem-content'];

/** How the parts of the sample look inside of an element. */
export function looksIn(page: Page, place: string): Promise<Record<string, string[]>> {
  return page.evaluate(
    ([names, texts, others, inside]) =>
      Object.fromEntries(
        [...texts, ...others].map((part) => {
          const element = document.querySelector(`${inside} ${part}`);
          const style = element && getComputedStyle(element);
          const own = names.filter((name) => texts.includes(part) || !name.startsWith('font'));
          return [part, own.map((name) => `${name}: ${style?.getPropertyValue(name)}`)];
        }),
      ),
    [properties, parts, shapes, place] as const,
  );
}
