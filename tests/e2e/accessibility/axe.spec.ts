import { axeViolations } from '../../support/axe.ts';
import { builtPages, openInteractive, withoutScripts } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

// axe is added as a script element, which the site's policy rightly refuses.
// Many coloured tokens take axe long on a busy machine.
test.describe.configure({ timeout: 90_000 });
test.use({ bypassCSP: true, allowedErrors: /404 \(Not Found\)/ });

const looks = [
  { mode: 'light', dir: 'ltr', width: 1280 },
  { mode: 'dark', dir: 'ltr', width: 360 },
  { mode: 'light', dir: 'rtl', width: 1280 },
];

/** The sidebar is the same everywhere: axe walks it here, and leaves it out on the other pages. */
const withSidebar = '/x/introduction/';

// The hundreds of generated pages come from one renderer: tests/e2e/api looks at each kind of them.
const written = builtPages().filter((url) => !url.startsWith('/x/api/'));

for (const url of [...written, '/x/no-such-page/']) {
  test(`${url} has no violation in light, dark and right to left`, async ({ page }) => {
    await withoutScripts(page);
    await page.goto(url);
    // Demos are checked by the suite of all demos.
    const exclude = ['[data-demo]', ...(url === withSidebar ? [] : ['#docs-sidebar'])];
    for (const { width, ...look } of looks) {
      await page.setViewportSize({ width, height: 800 });
      // The styles follow these two attributes alone.
      await page.evaluate(({ mode, dir }) => {
        Object.assign(document.documentElement.dataset, { mode });
        document.documentElement.dir = dir;
      }, look);
      const violations = await axeViolations(page, { exclude });
      expect.soft(violations, JSON.stringify(look)).toEqual([]);
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
