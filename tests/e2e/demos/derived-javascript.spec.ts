import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { expect, test } from '../../support/test.ts';
import { caseKey, derivedPlugin } from './derived/derivedPlugin.ts';
import { settledText } from './page.ts';
import { licenceNotice, siteDemos } from './siteDemos.ts';

const demos = siteDemos();
const out = path.resolve('.cache/derived-javascript');
const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' };

test.use({ allowedErrors: licenceNotice, viewport: { width: 1000, height: 900 } });
// One build for all of them.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await build({
    configFile: false,
    base: '/derived/',
    root: path.resolve(import.meta.dirname, 'derived'),
    logLevel: 'error',
    plugins: [derivedPlugin(demos)],
    build: {
      outDir: out,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: path.resolve(import.meta.dirname, 'derived/harness.tsx'),
        output: { entryFileNames: 'harness.js' },
      },
    },
  });
});

test('the JavaScript of every demo renders the same text as its TypeScript', async ({ page }) => {
  test.setTimeout(600_000);
  await page.route('**/derived/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname.slice('/derived/'.length);
    if (name === '') {
      const body =
        '<!doctype html><title>x</title><script type="module" src="harness.js"></script>';
      return route.fulfill({ contentType: 'text/html', body });
    }
    const contentType = types[path.extname(name)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: await readFile(path.join(out, name)) });
  });
  await page.goto('/derived/');
  await page.waitForFunction(() => 'show' in window);

  const textOf = async (key: string) => {
    await page.evaluate(
      (wanted) => (window as unknown as { show(key: string): Promise<void> }).show(wanted),
      key,
    );
    return settledText(page.locator('main'));
  };
  for (const { id, stylings } of demos) {
    for (const styling of stylings) {
      const typeScript = await textOf(caseKey(id, styling, 'TS'));
      const javaScript = await textOf(caseKey(id, styling, 'JS'));
      expect.soft(typeScript.trim(), `${id}, ${styling}`).not.toBe('');
      expect.soft(javaScript, `${id}, ${styling}`).toBe(typeScript);
    }
  }
});
