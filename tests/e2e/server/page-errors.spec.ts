import { test } from '../../support/test.ts';

// What guards every other browser test has to bite: these two must fail.
test.fail('an uncaught error on a page fails its test', async ({ page }) => {
  await page.goto('/x/introduction/');
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => void setTimeout(() => JSON.parse('{'), 0));
  await thrown;
});

test.fail('a console error on a page fails its test', async ({ page }) => {
  await page.goto('/x/introduction/');
  const logged = page.waitForEvent('console');
  await page.evaluate(() => console.error('wrong'));
  await logged;
});
