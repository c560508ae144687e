import { encodeShare } from '../../../src/demos/playground/index.share.ts';
import { axeViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';
import { openPlayground, setCode, showing } from './openPlayground.ts';

// axe is added as a script element, which the site's policy rightly refuses.
test.use({ bypassCSP: true });

test('edits are back after a reload and at the next visit, with their template', async ({
  page,
}) => {
  const { result } = await openPlayground(page, '#template=x-charts');
  await setCode(page, showing("'mine'"));
  await expect(result.locator('output')).toHaveText('mine');
  await page.reload();
  await expect(result.locator('output')).toHaveText('mine');
  await expect(page.getByLabel('Template')).toHaveValue('x-charts');

  await page.goto('about:blank');
  await openPlayground(page);
  await expect(page.getByText('Your edits are back.')).toBeVisible();
  await expect(result.locator('output')).toHaveText('mine');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(result.getByText('Precipitation (mm)')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(result.locator('output')).toHaveText('mine');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.goto('about:blank');
  await openPlayground(page);
  await expect(result.getByRole('grid', { name: 'Boats' })).toBeVisible();
});

test('another template leaves the edits where they are', async ({ page }) => {
  const { result, content } = await openPlayground(page);
  await setCode(page, showing("'mine'"));
  await expect(result.locator('output')).toHaveText('mine');
  const picker = page.getByLabel('Template');
  await picker.selectOption('Tree View');
  await expect(result.getByRole('treeitem', { name: 'Egremont Russet' })).toBeVisible();
  await expect(page.getByText('Your edits are kept: Data Grid.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(result.locator('output')).toHaveText('mine');
  await picker.selectOption('Charts');
  await expect(content).toContainText('Precipitation');
  await setCode(page, showing("'chart'"));
  await picker.selectOption('Data Grid');
  await expect(result.locator('output')).toHaveText('mine');
  await picker.selectOption('Charts');
  await expect(result.locator('output')).toHaveText('chart');
});

test('a link shows its own code, does not run it, and offers the edits', async ({ page }) => {
  const { result, content } = await openPlayground(page);
  await setCode(page, showing("'mine'"));
  await expect(result.locator('output')).toHaveText('mine');
  const hash = encodeShare({ code: showing("'theirs'") });
  for (const arrive of [
    // Pasted over the address of the open page, then opened as a page of its own.
    () => page.evaluate((next) => (location.hash = next), hash),
    async () => {
      await page.goto('about:blank');
      await openPlayground(page, hash);
    },
  ]) {
    await arrive();
    await expect(content).toContainText('theirs');
    await expect(page.getByText('This code came with a link.')).toBeVisible();
  }
  await setCode(page, showing("'theirs, edited'"));
  await expect(
    page.getByText('You have edited code from an earlier visit: Data Grid.'),
  ).toBeVisible();
  await page.waitForTimeout(500);
  await expect(result.locator('output')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(result.locator('output')).toHaveText('mine');

  // What nobody agreed to waits again when it is back.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(content).toContainText('theirs, edited');
  await page.goto('about:blank');
  await openPlayground(page);
  await expect(page.getByText('This code came with a link.')).toBeVisible();
  await expect(content).toContainText('theirs, edited');
  await page.waitForTimeout(500);
  await expect(result.locator('output')).toHaveCount(0);
});
