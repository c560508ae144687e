import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { root, withSite } from './site.ts';

const prosePage = '/x/introduction/installation/';
const gridPage = '/x/react-data-grid/sorting/';

interface Traffic {
  script: number;
  document: number;
  other: number;
  requests: number;
}

/** Gzipped bytes of a page of prose, before a reader acts and after, and of one with a grid. */
export async function measureWeight() {
  const alone = await dataGridAlone();
  return withSite(async (url, browser) => ({
    ...(await measureProse(url, browser)),
    ...(await measureGrid(url, browser, alone)),
  }));
}

async function measureGrid(url: string, browser: Browser, alone: number) {
  const page = await browser.newPage();
  const traffic = await countTraffic(page);
  await page.goto(url + gridPage);
  await page.locator('[data-demo]:has(.MuiDataGrid-root) [data-ready]').first().waitFor();
  const { script } = traffic;
  return { gridPage, gridScript: script, gridAlone: alone, gridRatio: ratio(script, alone) };
}

const ratio = (one: number, other: number) => Math.round((one / other) * 1000) / 1000;

/** What an application with one grid cannot do without, as one bundle. */
async function dataGridAlone(): Promise<number> {
  const id = path.join(root, 'data-grid-alone.js');
  const code = [
    "export { createElement } from 'react';",
    "export { hydrateRoot } from 'react-dom/client';",
    "export { default as createCache } from '@emotion/cache';",
    "export { CacheProvider } from '@emotion/react';",
    "export { ThemeProvider, createTheme } from '@mui/material/styles';",
    "export { DataGrid } from '@mui/x-data-grid';",
  ].join('\n');
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: id, preserveEntrySignatures: 'strict' } },
    plugins: [
      {
        name: 'data-grid-alone',
        resolveId: (source) => (source === id ? id : null),
        load: (source) => (source === id ? code : null),
      },
    ],
  })) as Rolldown.RolldownOutput;
  return output.output.reduce(
    (sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0),
    0,
  );
}

async function measureProse(url: string, browser: Browser) {
  const page = await browser.newPage();
  const traffic = await countTraffic(page);
  await page.goto(url + prosePage, { waitUntil: 'networkidle' });
  const untouched = { ...traffic };
  await page.mouse.move(50, 50);
  await page.mouse.move(60, 60);
  await page.waitForTimeout(300);
  await page.waitForLoadState('networkidle');
  return { prosePage, untouched, interactive: { ...traffic } };
}

async function countTraffic(page: Page): Promise<Traffic> {
  const traffic: Traffic = { script: 0, document: 0, other: 0, requests: 0 };
  // Compressed here: a browser prefers brotli, and its request header cannot be overridden.
  page.on('response', async (response) => {
    const bytes = gzipSync(await response.body().catch(() => '')).length;
    const type = response.request().resourceType();
    traffic.requests += 1;
    if (new URL(response.url()).pathname.endsWith('.js')) traffic.script += bytes;
    else if (type === 'document') traffic.document += bytes;
    else traffic.other += bytes;
  });
  return traffic;
}
