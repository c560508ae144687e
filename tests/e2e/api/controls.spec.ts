import { apiPathOf, exampleModuleOf } from '../../../src/api-reference/index.ts';
import { loadApiModel } from '../../../src/api-reference/index.node.ts';
import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/axe.ts';
import { settle } from '../../support/looks.ts';
import { openInteractive } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

test('a control changes the component, the code and the address, which brings it back', async ({
  page,
}) => {
  await openInteractive(page, '/x/api/data-grid/data-grid/');
  await openControls(page);
  const preview = page.getByRole('group', { name: 'Preview' });
  await expect(preview.getByRole('grid')).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('checkboxSelection', { exact: true }).check();
  await page.getByLabel('density', { exact: true }).selectOption('compact');
  await expect(preview.getByRole('checkbox').first()).toBeVisible();
  const code = page.getByRole('group', { name: 'Code', exact: true });
  await expect(code).toContainText('checkboxSelection');
  await expect(code).toContainText('density="compact"');
  expect(page.url()).toContain(
    '?control.checkboxSelection=true&control.density=compact#playground',
  );
  await expect(code.locator('.s')).toHaveText('"compact"');
  // Nothing is cut: every column is in view.
  const headers = preview.getByRole('columnheader', { name: /Title|Pages|Stock|Reprint/ });
  await expect(headers).toHaveCount(4);
  const left = (await preview.boundingBox())?.x ?? 0;
  const last = await headers.last().boundingBox();
  const width = (await preview.boundingBox())?.width ?? 0;
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(left + width);
  await page.reload();
  await expect(preview.getByRole('checkbox').first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(code).not.toContainText('density');
  expect(page.url()).not.toContain('control.');
});

/** The rows above get their real heights when they come near; a press while they do would miss. */
async function openControls(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open the playground' });
  await button.scrollIntoViewIfNeeded();
  await settle(page);
  await button.click();
}

const { components } = loadApiModel();
const main = Object.keys(exampleModuleOf).map((name) =>
  components.find((item) => item.name === name),
);

test('every main component is in the reference', () => {
  expect(main.map((component) => component?.name)).toEqual(Object.keys(exampleModuleOf));
});

// One test a product, so that the workers share them.
const productOf = (component: (typeof components)[number]) => apiPathOf(component).split('/')[3];
const known = main.filter((component) => component !== undefined);
for (const product of new Set(known.map(productOf))) {
  test(`every main component of ${product} runs in its playground`, async ({ page }) => {
    test.setTimeout(600_000);
    for (const component of known.filter((each) => productOf(each) === product)) {
      await page.goto(`${apiPathOf(component)}?control.=#playground`);
      const preview = page.getByRole('group', { name: 'Preview' });
      const { name } = component;
      await expect(preview.locator('[class*="Mui"]').first(), name).toBeVisible({
        timeout: 60_000,
      });
      await expect(preview.getByRole('alert'), name).toHaveCount(0);
      const cut = () => preview.evaluate((element) => element.scrollWidth - element.clientWidth);
      await expect.poll(cut, `${name} is cut off`).toBe(0);
    }
  });
}

test.describe('axe', () => {
  test.use({ bypassCSP: true });
  test('the playground has no violation', async ({ page }) => {
    await openInteractive(page, '/x/api/tree-view/rich-tree-view/');
    await openControls(page);
    await expect(page.getByRole('tree')).toBeVisible({ timeout: 60_000 });
    expect(await axeViolations(page, 'main')).toEqual([]);
  });
});
