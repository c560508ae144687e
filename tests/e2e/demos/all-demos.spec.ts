import type { Page } from '@playwright/test';
import type { Styling } from '../../../src/demos/source/index.ts';
import { expect, test } from '../../support/test.ts';
import { axeExceptions } from './axeExceptions.ts';
import { axeIn, recordShifts, scrollThrough, settledText, shiftsOf } from './page.ts';
import { licenceNotice, siteDemos } from './siteDemos.ts';

test.use({ allowedErrors: licenceNotice, viewport: { width: 1000, height: 800 } });

const modes = [
  { name: 'light', mode: 'light', direction: 'ltr' },
  { name: 'dark', mode: 'dark', direction: 'ltr' },
  { name: 'right to left', mode: 'light', direction: 'rtl' },
] as const;

type Mode = (typeof modes)[number];

for (const demo of siteDemos()) {
  test(`${demo.id} runs in every styling, mode and direction`, async ({ page }) => {
    const words: string[] = [];
    page.on('console', (message) => {
      const isLoud = ['error', 'warning'].includes(message.type());
      if (isLoud && !licenceNotice.test(message.text())) words.push(message.text());
    });
    await recordShifts(page);
    await page.goto(demo.url);
    for (const styling of demo.stylings) {
      for (const mode of modes) {
        const label = `${styling}, ${mode.name}`;
        await reopen(page, styling, mode);
        const stage = page.locator('[data-stage][data-ready]');
        await stage.waitFor();
        const text = await settledText(stage);
        expect.soft(text.trim(), `${label}: text`).not.toBe('');
        await scrollThrough(page);
        expect.soft(await shiftsOf(page), `${label}: layout shifts`).toEqual([]);
        expect
          .soft(await axeIn(page, 'main', axeExceptions), `${label}: accessibility`)
          .toEqual([]);
        expect.soft(words.splice(0), `${label}: console`).toEqual([]);
      }
    }
  });
}

/** A cold load with these preferences: the first paint must already follow them. */
async function reopen(page: Page, styling: Styling, { mode, direction }: Mode): Promise<void> {
  await page.evaluate(
    (wanted) => {
      document.cookie = `codeStyling=${wanted.styling}; path=/`;
      localStorage.setItem('mui-mode', wanted.mode);
      localStorage.setItem('docs-direction', wanted.direction);
    },
    { styling, mode, direction },
  );
  await page.reload();
}
