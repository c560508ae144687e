import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { documentedKeys, follow, stateOf, treeOf } from './trees.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const accessibility = '/x/react-tree-view/accessibility/';
const richSelection = '/x/react-tree-view/rich-tree-view/selection/';

/** Birds (open: Heron, Kestrel), Fish (closed: Pike), Hare. */
async function openLab(page: Page, several = false): Promise<Locator> {
  await page.goto(accessibility);
  const tree = await treeOf(page, 'KeyboardLab');
  if (several) {
    await page.locator('[data-demo="KeyboardLab"]').getByLabel('multiSelect').check();
    await expect(tree).toHaveAttribute('aria-multiselectable', 'true');
  }
  return tree;
}

test('the maps list the keys that are pressed here', async ({ page }) => {
  await page.goto(accessibility);
  expect(await documentedKeys(page, 'keyboard')).toEqual([
    '↓',
    '↑',
    '→',
    '←',
    'Home',
    'End',
    'Enter',
    '*',
    'A character',
    'Tab',
  ]);
  expect(await documentedKeys(page, 'single-selection')).toEqual(['Space', 'Enter']);
  expect(await documentedKeys(page, 'multiple-selection')).toEqual([
    'Space',
    'Enter',
    'Shift + ↓, Shift + ↑',
    'Shift + Space',
    'Ctrl + Shift + Home',
    'Ctrl + Shift + End',
    'Ctrl + A',
  ]);
});

for (const several of [false, true]) {
  const mode = several ? 'multiple' : 'single';

  test(`${mode} selection: arrows, Home and End move and open, and select nothing`, async ({
    page,
  }) => {
    const tree = await openLab(page, several);
    expect(await stateOf(tree)).toMatchObject({ selected: [], open: ['Birds'] });
    await follow(tree, 'Birds', [
      ['ArrowUp', {}],
      ['ArrowDown', { focused: 'Heron' }],
      ['ArrowDown', { focused: 'Kestrel' }],
      ['ArrowDown', { focused: 'Fish' }],
      ['ArrowUp', { focused: 'Kestrel' }],
      ['ArrowRight', {}],
      ['ArrowLeft', { focused: 'Birds' }],
      ['ArrowRight', { focused: 'Heron' }],
      ['ArrowLeft', { focused: 'Birds' }],
      ['Control+ArrowRight', {}],
      ['ArrowLeft', { open: [] }],
      ['ArrowLeft', {}],
      ['ArrowRight', { open: ['Birds'] }],
      ['End', { focused: 'Hare' }],
      ['ArrowDown', {}],
      ['Home', { focused: 'Birds' }],
      ['Alt+ArrowDown', {}],
      ['Tab', { focused: null }],
    ]);
  });

  test(`${mode} selection: Enter and * open, a character finds`, async ({ page }) => {
    const tree = await openLab(page, several);
    await follow(tree, 'Birds', [
      ['Enter', { open: [] }],
      ['Enter', { open: ['Birds'] }],
      ['p', {}],
      ['*', { open: ['Birds', 'Fish'] }],
      ['p', { focused: 'Pike' }],
      ['h', { focused: 'Hare' }],
      ['h', { focused: 'Heron' }],
      ['Shift+K', {}],
      ['k', { focused: 'Kestrel' }],
      ['z', {}],
    ]);
  });
}

test('single selection: Space selects and deselects, Enter selects an item without children', async ({
  page,
}) => {
  const tree = await openLab(page);
  await follow(tree, 'Heron', [
    ['Space', { selected: ['Heron'] }],
    ['Shift+ArrowDown', { focused: 'Kestrel' }],
    ['Space', { selected: ['Kestrel'] }],
    ['Space', { selected: [] }],
    ['Enter', { selected: ['Kestrel'] }],
    ['Enter', {}],
    ['Control+a', {}],
    ['Home', { focused: 'Birds' }],
    ['Space', { selected: ['Birds'] }],
    ['Enter', { open: [] }],
  ]);
});

test('multiple selection: Space and Enter add and take away', async ({ page }) => {
  const tree = await openLab(page, true);
  await follow(tree, 'Heron', [
    ['Space', { selected: ['Heron'] }],
    ['ArrowDown', { focused: 'Kestrel' }],
    ['Space', { selected: ['Heron', 'Kestrel'] }],
    ['Space', { selected: ['Heron'] }],
    ['Enter', { selected: ['Heron', 'Kestrel'] }],
    ['Enter', { selected: ['Heron'] }],
    ['ArrowDown', { focused: 'Fish' }],
    ['Enter', { open: ['Birds', 'Fish'] }],
  ]);
});

test('multiple selection: Shift and the arrows select what they reach', async ({ page }) => {
  const tree = await openLab(page, true);
  await follow(tree, 'Heron', [
    ['Shift+ArrowDown', { focused: 'Kestrel', selected: ['Kestrel'] }],
    ['Shift+ArrowDown', { focused: 'Fish', selected: ['Kestrel', 'Fish'] }],
    ['Shift+ArrowUp', { focused: 'Kestrel', selected: ['Kestrel'] }],
  ]);
});

test('multiple selection: Shift + Space selects a range, which the next one replaces', async ({
  page,
}) => {
  const tree = await openLab(page, true);
  await follow(tree, 'Heron', [
    ['Space', { selected: ['Heron'] }],
    ['ArrowDown', { focused: 'Kestrel' }],
    ['ArrowDown', { focused: 'Fish' }],
    ['Shift+Space', { selected: ['Heron', 'Kestrel', 'Fish'] }],
    ['ArrowUp', { focused: 'Kestrel' }],
    ['Shift+Space', { selected: ['Heron', 'Kestrel'] }],
  ]);
});

test('multiple selection: to the start, to the end, and everything that is visible', async ({
  page,
}) => {
  const tree = await openLab(page, true);
  await follow(tree, 'Kestrel', [
    ['Control+Shift+Home', { selected: ['Birds', 'Heron', 'Kestrel'] }],
    ['Control+Shift+End', { selected: ['Kestrel', 'Fish', 'Hare'] }],
    ['Control+a', { selected: ['Birds', 'Heron', 'Kestrel', 'Fish', 'Hare'] }],
    ['ArrowDown', { focused: 'Fish' }],
    // Pike was not visible: it comes into view unselected.
    ['ArrowRight', { open: ['Birds', 'Fish'] }],
    ['ArrowRight', { focused: 'Pike' }],
  ]);
});

test('Rich Tree View, single selection', async ({ page }) => {
  await page.goto(richSelection);
  const tree = await treeOf(page, 'SingleSelection');
  expect(await stateOf(tree)).toMatchObject({
    selected: ['Ropes and knots'],
    open: ['Ground floor'],
  });
  await follow(tree, 'Ropes and knots', [
    ['Home', { focused: 'Ground floor' }],
    ['y', { focused: 'Yard' }],
    ['ArrowUp', { focused: 'Upper floor' }],
    ['*', { open: ['Ground floor', 'Upper floor'] }],
    ['ArrowRight', { focused: 'Sea charts' }],
    ['Enter', { selected: ['Sea charts'] }],
    ['Enter', {}],
    ['Space', { selected: [] }],
    ['ArrowLeft', { focused: 'Upper floor' }],
    ['ArrowLeft', { open: ['Ground floor'] }],
    ['Enter', { open: ['Ground floor', 'Upper floor'] }],
    ['Space', { selected: ['Upper floor'] }],
    ['End', { focused: 'Yard' }],
  ]);
});

test('Rich Tree View, multiple selection', async ({ page }) => {
  await page.goto(richSelection);
  const tree = await treeOf(page, 'MultiSelection');
  const first = ['Lemon thyme', 'Red-veined sorrel'];
  const visible = ['Herbs', 'Lemon thyme', 'Lovage', 'Red-veined sorrel', 'Shrubs', 'Climbers'];
  expect(await stateOf(tree)).toMatchObject({ selected: first, open: ['Herbs'] });
  await follow(tree, 'Shrubs', [
    ['Shift+ArrowDown', { focused: 'Climbers', selected: [...first, 'Climbers'] }],
    ['Shift+ArrowUp', { focused: 'Shrubs', selected: first }],
    ['Control+a', { selected: visible }],
    ['Home', { focused: 'Herbs' }],
    ['Space', { selected: visible.slice(1) }],
    ['ArrowDown', { focused: 'Lemon thyme' }],
    ['Enter', { selected: visible.slice(2) }],
  ]);
});

test('disabled items are passed over, or focused and left alone', async ({ page }) => {
  await page.goto('/x/react-tree-view/simple-tree-view/items/');
  const tree = await treeOf(page, 'FocusDisabledItems');
  await follow(tree, 'Row A', [
    ['ArrowDown', { focused: 'Row B, sold out' }],
    ['Space', {}],
    ['Enter', {}],
    ['ArrowDown', { focused: 'Row C, sold out' }],
  ]);
  const frame = page.locator('[data-demo="FocusDisabledItems"]');
  await frame.getByLabel('Disabled items are focusable').uncheck();
  await follow(tree, 'Row A', [
    ['ArrowDown', { focused: 'Row D' }],
    ['r', { focused: 'Row A' }],
  ]);
});

test('from right to left, the arrows to the sides change places', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  const tree = await openLab(page);
  await follow(tree, 'Birds', [
    ['ArrowLeft', { focused: 'Heron' }],
    ['ArrowRight', { focused: 'Birds' }],
    ['ArrowRight', { open: [] }],
    ['ArrowLeft', { open: ['Birds'] }],
  ]);
});
