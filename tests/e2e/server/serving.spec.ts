import { expect, test } from '../../support/test.ts';

const HOME = '/x/introduction/';

test('a page runs under the strict policy without a word in the console', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  const response = await page.goto(HOME, { waitUntil: 'networkidle' });
  expect(response?.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("object-src 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(messages).toEqual([]);
});

test.describe('what the browser itself reports', () => {
  test.use({ allowedErrors: /status of 404|Content Security Policy/ });

  test('an injected inline script does not run', async ({ page }) => {
    await page.goto(HOME);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.injected = "yes"';
      document.head.append(script);
      return document.documentElement.dataset.injected ?? 'no';
    });
    expect(ran).toBe('no');
  });

  test('an unknown path shows the 404 page with status 404', async ({ page }) => {
    const response = await page.goto('/x/no-such-page/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
