import { expect, test } from '../../support/test.ts';
import { openPlayground, setCode, showing } from './openPlayground.ts';

// A picture needs every frame, and the one that hangs never answers.
test.use({ screenshot: 'off' });

test('code that hangs leaves the page alive, is noticed, and can be stopped', async ({ page }) => {
  const { result } = await openPlayground(page);
  await setCode(page, 'for (;;) {}\nexport default () => null;');
  await expect(page.getByText('The code isn’t responding.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await setCode(page, showing("'alive'"));
  await expect(result.locator('output')).toHaveText('alive');
});
