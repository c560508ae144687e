import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { readyFrame } from './page.ts';
import { demoNamed } from './siteDemos.ts';

const demo = demoNamed('SortIcons');
const withFolder = demoNamed('ServerSort');

async function choose(page: Page, name: string, entry: string): Promise<void> {
  const frame = await readyFrame(page, name);
  await frame.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('the download is a project with the shown files', async ({ page }) => {
  await page.goto(withFolder.url);
  const download = page.waitForEvent('download');
  await choose(page, withFolder.name, 'Download as a project');
  const file = await download;
  expect(file.suggestedFilename()).toBe('server-sort.zip');
  const entries = unzipSync(new Uint8Array(await readFile(await file.path())));
  const names = Object.keys(entries);
  expect(names).toContain('server-sort/package.json');
  expect(names).toContain('server-sort/src/Demo.tsx');
  expect(names).toContain('server-sort/src/orderServer.ts');
  const manifest = JSON.parse(
    strFromU8(entries['server-sort/package.json'] ?? new Uint8Array()),
  ) as { dependencies: Record<string, string> };
  expect(manifest.dependencies['@mui/x-data-grid']).toBe('8.11.3');
});

test('StackBlitz gets the project in the shown styling and language', async ({ page, context }) => {
  let sent = '';
  await context.route('https://stackblitz.com/**', async (route) => {
    sent = route.request().postData() ?? '';
    await route.fulfill({ contentType: 'text/html', body: 'received' });
  });
  await page.goto(demo.url);
  const frame = await readyFrame(page, demo.name);
  await frame.locator('[data-option="tailwind"]').click();
  await frame.locator('[data-option="JS"]').click();
  const popup = context.waitForEvent('page');
  await choose(page, demo.name, 'Open in StackBlitz');
  await expect((await popup).locator('body')).toHaveText('received');
  const form = new URLSearchParams(sent);
  expect(form.get('project[title]')).toBe(demo.name);
  const shown = form.get('project[files][src/Demo.jsx]')?.replaceAll('\r\n', '\n');
  expect(shown).toContain(`export default function ${demo.name}`);
  expect(form.get('project[files][package.json]')).toContain('tailwindcss');
});

test('CodeSandbox gets the project too', async ({ page, context }) => {
  let sent = '';
  await context.route('https://codesandbox.io/**', async (route) => {
    sent = route.request().postData() ?? '';
    await route.fulfill({ contentType: 'text/html', body: 'received' });
  });
  await page.goto(demo.url);
  const popup = context.waitForEvent('page');
  await choose(page, demo.name, 'Open in CodeSandbox');
  await expect((await popup).locator('body')).toHaveText('received');
  expect(new URLSearchParams(sent).get('parameters')).toMatch(/^[\w-]{200,}$/);
});

test('nothing of it is loaded before it is asked for', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(demo.url);
  await readyFrame(page, demo.name);
  expect(loaded.filter((url) => /takeAway|versions|DemoEditor/.test(url))).toEqual([]);
});
