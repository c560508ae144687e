import { expect, test } from '../../support/test.ts';
import { demoNamed } from './siteDemos.ts';

const demo = demoNamed('SortIcons');

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the code reads, and unfolds', async ({ page }) => {
    await page.goto(demo.url);
    const frame = page.locator(`[data-demo="${demo.name}"]`);
    await expect(frame.locator('noscript')).toBeVisible();
    await expect(frame.getByRole('toolbar')).toBeHidden();
    await expect(frame.locator('pre').filter({ visible: true })).toHaveCount(1);
    await frame.locator('summary').click();
    await expect(frame.locator('details code')).toHaveText(demo.code.system?.TS[0]?.text ?? '');
    await expect(frame.locator('pre').filter({ visible: true })).toHaveCount(1);
  });
});
