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

/** The pages as they are painted: the site's own scripts arrive empty, the test's own still run. */
export async function withoutScripts(page: Page): Promise<void> {
  await page.route('**/_assets/**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
}
