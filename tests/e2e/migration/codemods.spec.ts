import { axeViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('code that is pasted is changed by the codemod, can be copied, and one that is broken says so', async ({
  page,
}) => {
  await page.goto('/x/migration/codemods/');
  const before = page.getByRole('textbox', { name: 'Your code.' });
  await before.fill(
    'import { TreeItem2 } from \'@mui/x-tree-view/TreeItem2\';\nexport const A = () => <TreeItem2 itemId="a" />;\n',
  );
  await page.getByLabel('Codemod', { exact: true }).selectOption('v8.0.0/tree-view/preset-safe');
  await page.getByRole('button', { name: 'Run' }).click();
  const result = page.locator('[data-codemod-result]');
  await expect(result).toContainText("from '@mui/x-tree-view/TreeItem'");
  await expect(page.getByText('npx @mui/x-codemod@8 v8.0.0/tree-view/preset-safe')).toBeVisible();
  await page.locator('fieldset button[data-copy]').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<TreeItem itemId=');
  expect(await axeViolations(page, 'main fieldset')).toEqual([]);

  await before.fill('const = 1;');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByRole('alert')).toContainText('The code can’t be read');
});
