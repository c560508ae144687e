import { axeViolations } from '../../support/axe.ts';
import { builtPages, openInteractive } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

const modes = [
  { name: 'light', init: {} },
  { name: 'dark', init: { 'mui-mode': 'dark' } },
  { name: 'right to left', init: { 'docs-direction': 'rtl' } },
];

// axe is added as a script element, which the site's policy rightly refuses.
// Many coloured tokens take axe long on a busy machine.
test.describe.configure({ timeout: 90_000 });
test.use({ bypassCSP: true, allowedErrors: /404 \(Not Found\)/ });

for (const { name, init } of modes) {
  // The hundreds of generated pages come from one renderer: tests/e2e/api looks at each kind of them.
  const written = builtPages().filter((url) => !url.startsWith('/x/api/'));
  for (const url of [...written, '/x/no-such-page/']) {
    test(`${url} has no violation: ${name}`, async ({ page, context }) => {
      await context.addInitScript((values) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      }, init);
      await page.goto(url);
      // Demos are checked one by one, each on its own page, by the suite of all demos.
      expect(await axeViolations(page, { exclude: ['[data-demo]'] })).toEqual([]);
    });
  }
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
