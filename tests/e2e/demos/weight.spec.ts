import type { Page } from '@playwright/test';
import { openInteractive, prosePage } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';
import { demoNamed } from './siteDemos.ts';

/** Names in every build of these libraries: class names and emotion's own attribute. */
const marks = { emotion: /data-emotion/, 'Material UI or MUI X': /\bMui[A-Z]\w+/ };

/** What of the libraries a page has asked for, as `library: file`. */
async function librariesOf(page: Page, act: () => Promise<void>): Promise<string[]> {
  const found: Promise<string[]>[] = [];
  page.on('response', (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return;
    const read = async () => {
      const text = await response.text();
      const names = Object.entries(marks).filter(([, mark]) => mark.test(text));
      return names.map(([name]) => `${name}: ${new URL(response.url()).pathname}`);
    };
    found.push(read());
  });
  await act();
  return (await Promise.all(found)).flat();
}

test('a page without demos asks for no byte of emotion, Material UI or MUI X', async ({ page }) => {
  const libraries = await librariesOf(page, async () => {
    await openInteractive(page, prosePage);
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(4000);
  });
  expect(libraries).toEqual([]);
});

test('a page with demos does, so the marks are right', async ({ page }) => {
  const demo = demoNamed('SortByHeader');
  const libraries = await librariesOf(page, async () => {
    await page.goto(demo.url);
    await page.locator('[data-stage][data-ready]').waitFor();
  });
  for (const name of Object.keys(marks)) {
    expect(libraries.some((library) => library.startsWith(name))).toBe(true);
  }
});
