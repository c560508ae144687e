import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/test.ts';
import { readyFrame } from '../demos/page.ts';

/** What a tree shows, by the labels of its items, in their order. */
export interface TreeState {
  /** `null` when the focus is outside of the tree. */
  focused: string | null;
  selected: string[];
  open: string[];
}

/** A key, and what it changes; everything else must stay as it was. */
export type Step = [key: string, changes: Partial<TreeState>];

/** The tree of a demo that runs. */
export async function treeOf(page: Page, demo: string): Promise<Locator> {
  const frame = await readyFrame(page, demo);
  return frame.locator('[data-stage][data-ready] [role="tree"]');
}

export function stateOf(tree: Locator): Promise<TreeState> {
  return tree.evaluate((root) => {
    const labelOf = (item: Element) =>
      item.querySelector(':scope > .MuiTreeItem-content .MuiTreeItem-label')?.textContent ?? '';
    const labels = (attribute: string) =>
      [...root.querySelectorAll(`[role="treeitem"][${attribute}="true"]`)].map(labelOf);
    const { activeElement } = document;
    return {
      focused: activeElement && root.contains(activeElement) ? labelOf(activeElement) : null,
      selected: labels('aria-selected'),
      open: labels('aria-expanded'),
    };
  });
}

/** Gives an item the focus without a click, which would select it. */
async function focusItem(tree: Locator, label: string): Promise<void> {
  await tree.evaluate((root, wanted) => {
    const items = [...root.querySelectorAll<HTMLElement>('[role="treeitem"]')];
    const item = items.find(
      (each) =>
        each.querySelector(':scope > .MuiTreeItem-content .MuiTreeItem-label')?.textContent ===
        wanted,
    );
    if (!item) throw new Error(`The tree shows no item ${wanted}.`);
    item.focus();
  }, label);
  await expect.poll(async () => (await stateOf(tree)).focused).toBe(label);
}

/** Presses the keys one by one, from an item on, and compares after each of them. */
export async function follow(tree: Locator, start: string, steps: readonly Step[]): Promise<void> {
  await focusItem(tree, start);
  let expected = await stateOf(tree);
  for (const [index, [key, changes]] of steps.entries()) {
    await tree.page().keyboard.press(key);
    expected = { ...expected, ...changes };
    await expect.poll(() => stateOf(tree), `step ${index + 1}, ${key}`).toEqual(expected);
  }
}

/** The first column of the table under a heading, without the cells that go on with the key above. */
export async function documentedKeys(page: Page, heading: string): Promise<string[]> {
  const table = page.locator(`xpath=//*[@id="${heading}"]/following::table[1]`);
  const cells = await table.locator('tbody > tr > :first-child').allTextContents();
  return cells.map((text) => text.trim()).filter((text) => text !== '');
}
