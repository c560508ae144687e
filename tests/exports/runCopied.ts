import { chromium, type Page } from '@playwright/test';
import { rolldown, type OutputChunk } from 'rolldown';
import { licenseNotice } from '../support/licenseNotice.ts';
import { launchOptions } from '../support/launch.ts';
import { copiedTextsPlugin, type CopiedText } from './copiedTexts.ts';

const origin = 'http://copied.test/';

/** As many as wanted, from all over the list: every product, styling and language. */
export function sampleOf<Item>(all: readonly Item[], count: number): Item[] {
  const step = Math.max(1, all.length / count);
  return Array.from(
    { length: Math.min(count, all.length) },
    (_, index) => all[Math.floor(index * step)],
  ).filter((item) => item !== undefined);
}

/** Runs each text by itself in an empty page; answers with what went wrong. */
export async function runTexts(texts: readonly CopiedText[]): Promise<string[]> {
  const files = await bundle(texts);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.route(`${origin}**`, (route) => {
      const code = files.get(new URL(route.request().url()).pathname.slice(1));
      return code === undefined
        ? route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><title>Copied</title><main id="root"></main><script type="module" src="/main.js"></script>',
          })
        : route.fulfill({ contentType: 'text/javascript', body: code });
    });
    const problems: string[] = [];
    for (const [index, { name }] of texts.entries())
      problems.push(...(await run(page, index)).map((problem) => `${name}: ${problem}`));
    return problems;
  } finally {
    await browser.close();
  }
}

async function run(page: Page, index: number): Promise<string[]> {
  const problems: string[] = [];
  page.removeAllListeners();
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !licenseNotice.test(message.text()))
      problems.push(message.text());
  });
  await page.goto(`${origin}?text=${index}`);
  const isShown = await page
    .locator('#root:not(:empty)')
    .waitFor({ timeout: 20_000 })
    .then(() => true)
    .catch(() => false);
  // What an effect throws comes after the first paint.
  await page.waitForTimeout(100);
  return isShown ? problems : [...problems, 'It shows nothing.'];
}

/** One bundle with a part for each text; `?text=3` runs the fourth. */
async function bundle(texts: readonly CopiedText[]): Promise<Map<string, string>> {
  const entry = '\0run';
  const loaders = texts.map(({ file }) => `() => import(${JSON.stringify(file)})`);
  const code = `import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    const loaders = [${loaders.join()}];
    const { default: Copied } = await loaders[new URLSearchParams(location.search).get('text')]();
    createRoot(document.getElementById('root')).render(createElement(Copied));`;
  const made = await rolldown({
    input: { main: entry },
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [copiedTextsPlugin(texts, entry, code)],
  });
  try {
    const { output } = await made.generate({ format: 'esm', entryFileNames: '[name].js' });
    const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
    return new Map(chunks.map(({ fileName, code: text }) => [fileName, text]));
  } finally {
    await made.close();
  }
}
