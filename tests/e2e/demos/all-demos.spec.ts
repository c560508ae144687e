import type { Page } from '@playwright/test';
import { preferenceDefinitions } from '../../../src/preferences/index.ts';
import { axeViolations, type AxeContext } from '../../support/axe.ts';
import { brokenNames } from '../../support/brokenNames.ts';
import {
  firstLook,
  furtherLooks,
  nameOf,
  rulesChangedBy,
  settle,
  startIn,
  switchTo,
  type Look,
} from '../../support/looks.ts';
import { openInteractive, pageKinds, sidebar } from '../../support/pages.ts';
import { runDemos } from '../../support/runDemos.ts';
import { recordShifts, shiftsOf } from '../../support/shifts.ts';
import { expect, test } from '../../support/test.ts';
import { axeExceptions } from './axeExceptions.ts';
import { cutHeaders, emptyOnes, loudWords, tooEmpty, tooTall, tooWide } from './checks.ts';
import { licenseNotice } from '../../support/licenseNotice.ts';
import { siteDemos } from './siteDemos.ts';

/** Every page that has demos: all of them run on it together, as a reader meets them. */
const all = siteDemos();
const pages = [...new Set(all.map(({ home }) => home))]
  .map((home) => ({ home, demos: all.filter((demo) => demo.home === home) }))
  // The longest first, so that no worker ends long after the other.
  .sort((one, other) => other.demos.length - one.demos.length);

/** The frames' toolbars and code are looked at by the tests of the toolbar. */
const wholePage = { exclude: [sidebar, '[data-demo] > :not([data-stage])'] };

for (const { home, demos } of pages) {
  const names = demos.map(({ name }) => name);
  test(`${home}: every demo runs, in every look`, async ({ page }) => {
    const words = loudWords(page, licenseNotice);
    await arrive(page, home, firstLook, names);
    await expectSound(page, firstLook, names, wholePage);
    expect.soft(await cutHeaders(page), 'names of columns cut in the first demo').toEqual([]);
    await expectFilled(page, firstLook);
    // Charts have moved by now. Each animation that starts draws a frame of all that run: seconds on a page of bars.
    if (home.includes('/react-charts/')) await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const look of furtherLooks) {
      await switchTo(page, look);
      await expectSound(page, look, names, wholePage, rulesChangedBy(look));
      await expectFilled(page, look);
    }
    expect.soft(words, 'console').toEqual([]);
  });

  for (const styling of ['css', 'tailwind'] as const) {
    const meant = demos.filter(({ stylings }) => stylings.includes(styling));
    if (meant.length === 0) continue;
    test(`${home} in ${styling}: every demo that has it runs, in every look`, async ({ page }) => {
      const words = loudWords(page, licenseNotice);
      const meantNames = meant.map(({ name }) => name);
      const include = meantNames.map((name) => `[data-demo="${name}"] [data-stage]`);
      const stages = { ...wholePage, include };
      const { key } = preferenceDefinitions.codeStyling;
      await page.addInitScript(
        ([name, value]) => {
          document.cookie = `${name}=${value}; path=/`;
        },
        [key, styling] as const,
      );
      await arrive(page, home, firstLook, meantNames);
      await expectSound(page, firstLook, meantNames, stages);
      for (const look of furtherLooks) {
        await switchTo(page, look);
        await expectSound(page, look, meantNames, stages, rulesChangedBy(look));
      }
      expect.soft(words, 'console').toEqual([]);
    });
  }
}

// Switching shows a page as it ends up; only loading it shows how it gets there.
for (const home of pageKinds) {
  const names = all.filter((demo) => demo.home === home).map(({ name }) => name);
  for (const look of furtherLooks) {
    test(`${home} loads in ${nameOf(look)}`, async ({ page }) => {
      const words = loudWords(page, licenseNotice);
      await arrive(page, home, look, names);
      await expectSound(page, look, names, wholePage);
      expect.soft(words, 'console').toEqual([]);
    });
  }
}

/** Loads a page cold and runs its demos: they appear without moving anything. */
async function arrive(page: Page, home: string, look: Look, names: string[]): Promise<void> {
  await startIn(page, look);
  await recordShifts(page);
  await openInteractive(page, home);
  expect(await runDemos(page, { names }), 'demos that do not run').toEqual([]);
  await expect.poll(() => emptyOnes(page, names), 'demos without text').toEqual([]);
  await settle(page);
  expect.soft(await shiftsOf(page), 'layout shifts').toEqual([]);
}

/** A demo that fetches what it shows fills its room late. */
async function expectFilled(page: Page, look: Look): Promise<void> {
  const message = `lower the height in page.mdx, npm run heights helps: ${nameOf(look)}`;
  await expect.soft.poll(() => tooEmpty(page), { message }).toEqual([]);
}

/** What can differ from one look to the next, on an open page whose demos run. */
async function expectSound(
  page: Page,
  look: Look,
  names: string[],
  context: AxeContext,
  rules?: readonly string[],
): Promise<void> {
  const name = nameOf(look);
  expect.soft(await emptyOnes(page, names), `demos without text in ${name}`).toEqual([]);
  expect.soft(await tooTall(page), `raise the height in page.mdx: ${name}`).toEqual([]);
  expect.soft(await tooWide(page), `wider than the screen: ${name}`).toEqual([]);
  expect.soft(await brokenNames(page), `broken inside a hump: ${name}`).toEqual([]);
  if (rules?.length === 0) return;
  const violations = await axeViolations(page, context, axeExceptions, rules);
  expect.soft(violations, `accessibility in ${name}`).toEqual([]);
}
