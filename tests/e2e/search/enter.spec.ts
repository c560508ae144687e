import { prosePage } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';
import { openDialog, optionsOf } from './page.ts';

const gridPage = '/x/react-data-grid/sorting/';

test('Enter before the answer waits for it, and not for an answer to other words', async ({
  page,
}) => {
  await page.route('**/x/search/*.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  const input = await openDialog(page, gridPage);
  await input.fill('pagination');
  await page.keyboard.press('Enter');
  await input.fill('sorting');
  await expect(optionsOf(page).first()).toContainText('Sorting');
  await input.fill('row height');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Row height');
});

test('Enter before all products are there waits for the result that is first then', async ({
  page,
}) => {
  const gate = () => {
    let open = () => {};
    const passed = new Promise<void>((resolve) => (open = resolve));
    return { open, passed };
  };
  const [own, grid] = [gate(), gate()];
  await page.route('**/x/search/*.names.json', async (route) => {
    await (route.request().url().includes('/introduction.') ? own : grid).passed;
    await route.continue();
  });
  const input = await openDialog(page, prosePage);
  await input.fill('sorting');
  await page.keyboard.press('Enter');
  own.open();
  // Without the Data Grid's names a page about a migration comes first.
  await expect(optionsOf(page).first()).toHaveAttribute('href', /migration/);
  grid.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
});

test('Enter opens no result of the words before, whenever the answer comes', async ({ page }) => {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const state = { isHolding: false };
    window.Worker = class extends Worker {
      override addEventListener(type: string, receive: unknown) {
        super.addEventListener(type, (event) => {
          const deliver = () => (receive as (event: Event) => void)(event);
          if (state.isHolding) held.push(deliver);
          else deliver();
        });
      }
    };
    Object.assign(window, { state, held });
  });
  const input = await openDialog(page, gridPage);
  await input.fill('pagination');
  await expect(optionsOf(page).first()).toContainText('Pagination');
  // The whole answer has come, and with it what is drawn later.
  await page.waitForTimeout(600);
  await page.evaluate(() => {
    const { state, held } = window as unknown as {
      state: { isHolding: boolean };
      held: (() => void)[];
    };
    const box = document.querySelector<HTMLInputElement>('dialog input');
    const list = document.querySelector('[role=listbox]');
    if (!box || !list) throw new Error('The search is not open.');
    const type = (words: string) => {
      box.value = '';
      box.setRangeText(words);
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    let drawn = 0;
    // Called between a drawing and its effects: the moment in which they know more than was drawn.
    new MutationObserver(() => {
      if (list.getAttribute('data-answers') !== 'charts') return;
      drawn += 1;
      if (drawn === 1) {
        state.isHolding = true;
        type('row height');
        box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      } else {
        for (const deliver of held.splice(0)) deliver();
        state.isHolding = false;
      }
    }).observe(list, { childList: true, subtree: true, characterData: true, attributes: true });
    type('charts');
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Row height');
});

test('Ctrl+Enter opens in another tab and leaves the dialog', async ({ page, context }) => {
  const input = await openDialog(page, prosePage);
  await input.fill('sortModel');
  await expect(optionsOf(page).first()).toContainText('sortModel');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  expect(new URL((await opened).url()).href).toContain(
    '/x/api/data-grid/data-grid/#prop-sortModel',
  );
  await expect(input).toBeVisible();
});
