import { axeViolations } from '../../support/axe.ts';
import { brokenNames } from '../../support/brokenNames.ts';
import { firstLook, furtherLooks, nameOf, rulesChangedBy } from '../../support/looks.ts';
import {
  builtPages,
  openInteractive,
  prosePage,
  sidebar,
  withoutScripts,
} from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';
import { tooWide } from '../demos/checks.ts';
import { siteDemos } from '../demos/siteDemos.ts';

test.use({ allowedErrors: /404 \(Not Found\)/ });

/** The sidebar is the same everywhere: axe walks it here, and leaves it out on the other pages. */
const withSidebar = prosePage;

// Pages with demos are looked at while the demos run, in tests/e2e/demos/all-demos.spec.ts. The
// hundreds of generated pages come from one renderer: tests/e2e/api looks at each kind of them.
const homes = new Set(siteDemos().map(({ home }) => home));
const prose = builtPages().filter((url) => !url.startsWith('/x/api/') && !homes.has(url));

for (const url of new Set([withSidebar, ...prose, '/x/no-such-page/'])) {
  test(`${url} as it is painted has no violation in light, dark and right to left`, async ({
    page,
  }) => {
    await withoutScripts(page);
    await page.goto(url);
    const exclude = ['[data-demo]', ...(url === withSidebar ? [] : [sidebar])];
    for (const look of [firstLook, ...furtherLooks]) {
      await page.setViewportSize({ width: look.width, height: 800 });
      // The styles follow these two attributes alone.
      await page.evaluate(({ mode, direction }) => {
        Object.assign(document.documentElement.dataset, { mode });
        document.documentElement.dir = direction;
      }, look);
      const name = nameOf(look);
      expect.soft(await tooWide(page), `wider than the screen: ${name}`).toEqual([]);
      expect.soft(await brokenNames(page), `broken inside a hump: ${name}`).toEqual([]);
      const rules = look === firstLook ? undefined : rulesChangedBy(look);
      if (rules?.length === 0) continue;
      expect.soft(await axeViolations(page, { exclude }, [], rules), name).toEqual([]);
    }
  });
}

test('dialogs and drawers have no violation', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openInteractive(page, '/x/introduction/installation/');
  await page.getByRole('button', { name: 'Open settings' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('a');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  expect(await axeViolations(page)).toEqual([]);
});
