import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const dist = path.resolve(import.meta.dirname, '../../dist');

/** Every documentation page of the built site, as its path. */
export function builtPages(): string[] {
  return (readdirSync(path.join(dist, 'x'), { recursive: true }) as string[])
    .map((name) => `/x/${name.replaceAll(path.sep, '/')}`)
    .filter((name) => name.endsWith('/index.html') && !name.startsWith('/x/demo/'))
    .map((name) => name.slice(0, -'index.html'.length))
    .sort();
}

/** A page of prose without demos, and another beside it in the same group. */
export const prosePage = '/x/introduction/installation/';

/** One page of each kind: overviews, prose, long tables, demos of each product, generated reference. */
export const pageKinds = [
  '/x/introduction/',
  '/x/introduction/installation/',
  '/x/migration/migration-data-grid-v7/',
  '/x/react-data-grid/',
  '/x/react-data-grid/cells/',
  '/x/react-data-grid/column-header/',
  '/x/react-date-pickers/',
  '/x/react-date-pickers/custom-layout/',
  '/x/react-charts/',
  '/x/react-charts/highlighting/',
  '/x/react-tree-view/',
  '/x/react-tree-view/rich-tree-view/focus/',
  '/x/api/data-grid/data-grid/',
];

/** It is the same everywhere: axe walks it on one page of prose, and leaves it out elsewhere. */
export const sidebar = '#docs-sidebar';

/** Opens a page and makes it interactive, as the first move of a reader does. */
export async function openInteractive(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('docs:ready', () =>
      document.documentElement.setAttribute('data-test-ready', ''),
    );
  });
  await page.goto(url);
  await page.mouse.move(10, 10);
  await page.mouse.move(12, 12);
  await page.locator('html[data-test-ready]').waitFor();
}

/** The attributes of `<html>` that carry preferences. */
export function rootState(page: Page) {
  return page.evaluate(() => {
    const { dir, lang, dataset } = document.documentElement;
    const { mode, codeVariant, codeStyling, packageManager } = dataset;
    return { dir, lang, mode, codeVariant, codeStyling, packageManager };
  });
}

/** What a page says of the scripts that are kept from it. */
export const blockedScript = /ERR_BLOCKED_BY_CLIENT/;

/** The pages as they are painted: the site's own scripts do not arrive, the test's own still run. */
export async function withoutScripts(page: Page): Promise<void> {
  // Not `page.route`, which turns the browser's cache off: every page would fetch its styles and fonts again.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/_assets/*.js'] });
  await page.addInitScript(() => {
    window.addEventListener('unhandledrejection', (event) => {
      if (String(event.reason).includes('dynamically imported module')) event.preventDefault();
    });
  });
}
