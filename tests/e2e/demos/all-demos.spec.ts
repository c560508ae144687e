import type { Page } from '@playwright/test';
import type { Styling } from '../../../src/demos/source/index.ts';
import { recordShifts, shiftsOf } from '../../support/shifts.ts';
import { expect, test } from '../../support/test.ts';
import { axeExceptions } from './axeExceptions.ts';
import { axeIn, readyFrame, scrollThrough } from './page.ts';
import { licenceNotice, siteDemos, type SiteDemo } from './siteDemos.ts';

test.use({ allowedErrors: licenceNotice });

const looks = [
  { mode: 'light', direction: 'ltr', width: 1280 },
  { mode: 'dark', direction: 'ltr', width: 360 },
  { mode: 'light', direction: 'rtl', width: 1280 },
] as const;

type Look = (typeof looks)[number];

/** Every page that has demos: all of them run on it together, as a reader meets them. */
const all = siteDemos();
const homes = [...new Set(all.map(({ home }) => home))];

for (const home of homes) {
  const demos = all.filter((demo) => demo.home === home);
  const stylings = [...new Set(demos.flatMap((demo) => demo.stylings))];
  for (const styling of stylings) {
    for (const look of looks) {
      const name = [styling, look.mode, look.direction, `${look.width} px`].join(', ');
      test(`${home} in ${name}: every demo runs`, async ({ page }) => {
        const words: string[] = [];
        page.on('console', (message) => {
          const isLoud = ['error', 'warning'].includes(message.type());
          if (isLoud && !licenceNotice.test(message.text())) words.push(message.text());
        });
        const meant = demos.filter((demo) => demo.stylings.includes(styling));
        await open(page, home, styling, look);
        // The first styling shows the whole page; the others only what they change.
        if (styling === stylings[0]) await runAll(page);
        else for (const { name } of meant) await readyFrame(page, name);
        await expect.poll(() => emptyOnes(page, meant), 'demos without text').toEqual([]);
        expect.soft(await tooTall(page), 'raise the height in page.mdx').toEqual([]);
        expect.soft(await tooWide(page), 'wider than the screen').toEqual([]);
        expect.soft(await shiftsOf(page), 'layout shifts').toEqual([]);
        const violations = await axeIn(page, '[data-stage][data-ready]', axeExceptions);
        expect.soft(violations, 'accessibility').toEqual([]);
        expect.soft(words, 'console').toEqual([]);
      });
    }
  }
}

/** A cold load with these preferences. */
async function open(page: Page, home: string, styling: Styling, look: Look): Promise<void> {
  await page.setViewportSize({ width: look.width, height: 800 });
  await recordShifts(page);
  await page.addInitScript(
    (wanted) => {
      document.cookie = `codeStyling=${wanted.styling}; path=/`;
      localStorage.setItem('mui-mode', wanted.mode);
      localStorage.setItem('docs-direction', wanted.direction);
    },
    { styling, ...look },
  );
  await page.goto(home);
}

/** Down the page and up again, until every demo runs. */
async function runAll(page: Page): Promise<void> {
  const waiting = page.locator('[data-stage]:not([data-ready])');
  // What passes by before the page is alive is met on the next way down.
  for (let round = 0; round < 10; round += 1) {
    await scrollThrough(page);
    const isDone = expect(waiting).toHaveCount(0, { timeout: 4000 });
    if (await isDone.then(() => true).catch(() => false)) return;
  }
  await expect(waiting).toHaveCount(0);
}

function emptyOnes(page: Page, demos: readonly SiteDemo[]): Promise<string[]> {
  return page.evaluate(
    (names) =>
      names.filter((name) => {
        const stage = document.querySelector<HTMLElement>(`[data-demo="${name}"] [data-stage]`);
        return (stage?.innerText ?? '').trim() === '';
      }),
    demos.map(({ name }) => name),
  );
}

/** Demos that outgrow what their page reserves: they move the page whenever they load in view. */
function tooTall(page: Page): Promise<string[]> {
  return page.locator('[data-demo]').evaluateAll((frames) =>
    frames.flatMap((frame) => {
      const stage = frame.querySelector('[data-stage]');
      if (!stage) return [];
      const { paddingBlockStart, paddingBlockEnd, minBlockSize } = getComputedStyle(stage);
      const padding = parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd);
      const height = stage.getBoundingClientRect().height - padding;
      if (height <= parseFloat(minBlockSize) + 0.5) return [];
      return [`${frame.getAttribute('data-demo')}: ${minBlockSize} reserved, ${height}px needed`];
    }),
  );
}

function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [`the page scrolls sideways: ${scrollWidth} of ${clientWidth} px`];
  });
}
