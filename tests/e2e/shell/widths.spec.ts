import { brokenNames } from '../../support/brokenNames.ts';
import { builtPages, withoutScripts } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

// The hundreds of generated pages come from one renderer: tests/e2e/api looks at each kind of them. At 360 and
// 1280 px the same is checked while the demos run, and by the tests of accessibility.
const written = builtPages().filter((url) => !url.startsWith('/x/api/'));
const rooms = [...new Set(written.map((url) => url.split('/')[2] ?? ''))];

for (const room of rooms) {
  test(`no page of ${room} scrolls sideways or breaks a name inside a hump, at 320 and 900 px`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await withoutScripts(page);
    // Each page begins at the width where the one before it ended: every change lays the page out again.
    const widths = [320, 900];
    for (const url of written.filter((each) => each.split('/')[2] === room)) {
      await page.goto(url);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${url} at ${width} px`).toBe(0);
        expect.soft(await brokenNames(page), `broken on ${url} at ${width} px`).toEqual([]);
      }
      widths.reverse();
    }
  });
}
