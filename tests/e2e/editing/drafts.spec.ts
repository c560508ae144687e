import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../support/axe.ts';
import { buildSmallSite, buildTimeoutMs, personAgent } from '../../support/smallSite.ts';
import { expect, test } from '../../support/test.ts';
import { readyFrame } from '../demos/page.ts';
import { openControlled, update } from '../service-worker/page.ts';
import { startSwitchingSite } from '../service-worker/switchingSite.ts';
import { saying, setCode } from './openEditor.ts';

test.describe.configure({ mode: 'default' });
test.use({
  userAgent: personAgent,
  viewport: { width: 1280, height: 800 },
  // axe is added as a script, which the site's policy rightly refuses.
  bypassCSP: true,
  // Analytics has no network here.
  allowedErrors: /Failed to load resource|ERR_|Content Security Policy/,
});

const name = 'Counter';
/** Without the stage, where a plain button has the browser's own colors. */
const ours = { include: ['[data-demo] [role="toolbar"]', '[data-demo-code]'] };
let site: Awaited<ReturnType<typeof startSwitchingSite>>;
const sorting = () => `${site.url}/x/react-data-grid/sorting/`;

test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  site = await startSwitchingSite((['small-site', 'second-site'] as const).map(buildSmallSite));
});
test.beforeEach(async ({ context }) => {
  site.state.current = 0;
  await context.route(/googletagmanager|google-analytics/, (route) => route.abort());
});
test.afterAll(() => site?.close());

const continueEditing = (frame: Locator) =>
  frame.getByRole('button', { name: 'Edited: continue editing' });
const original = (frame: Locator) => frame.getByRole('button', { name: 'Pressed 0 times' });
const result = (frame: Locator) => frame.locator('[data-stage] output');

async function open(page: Page): Promise<Locator> {
  await page.goto(sorting());
  return readyFrame(page, name);
}

async function edit(page: Page, frame: Locator, words: string): Promise<Locator> {
  const content = frame.getByRole('textbox');
  if (!(await content.isVisible()))
    await frame.getByRole('button', { name: 'Edit the code' }).click();
  await setCode(page, content, saying(words));
  await expect(result(frame)).toHaveText(words);
  return content;
}

/** Makes the kept version one of an older original. */
function outdate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((it) => it.startsWith('docs-draft:demo:')) ?? '';
    const value = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, value.replace(/"base":"[^"]*"/, '"base":"older"'));
  });
}

test('edits survive navigation, back and reload; the original runs until the reader asks', async ({
  page,
}) => {
  let frame = await open(page);
  await expect(frame.getByText('Edited')).toHaveCount(0);
  await edit(page, frame, 'mine');
  await expect(frame.getByText('Your edits are kept in this browser.')).toBeVisible();
  await page.locator('a[href="/x/introduction/"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await page.goBack();
  frame = await readyFrame(page, name);
  await expect(original(frame)).toBeVisible();
  await continueEditing(frame).click();
  await expect(result(frame)).toHaveText('mine');
  await expect(frame.getByRole('textbox')).toContainText('mine');

  const early: string[] = [];
  page.on('request', (request) => early.push(new URL(request.url()).pathname));
  await page.reload();
  frame = await readyFrame(page, name);
  await expect(continueEditing(frame)).toBeVisible();
  await expect(original(frame)).toBeVisible();
  expect(early.filter((path) => /_assets\/(editor\/|editor-editor)/.test(path))).toEqual([]);
  // Opening the code shows what the reader made of it.
  await frame.getByRole('button', { name: 'Show code' }).click();
  await expect(result(frame)).toHaveText('mine');
  await expect(continueEditing(frame)).toHaveCount(0);
});

test('Reset can be undone, and what is reset stays so', async ({ page }) => {
  let frame = await open(page);
  await edit(page, frame, 'mine');
  const reset = frame.getByRole('button', { name: 'Reset the demo' });
  await reset.click();
  await expect(original(frame)).toBeVisible();
  await frame.getByRole('button', { name: 'Undo' }).click();
  await expect(result(frame)).toHaveText('mine');
  await expect(reset).toBeFocused();
  await page.reload();
  frame = await readyFrame(page, name);
  await expect(continueEditing(frame)).toBeVisible();
  await reset.click();
  await expect(frame.getByText('Your edits were removed.').last()).toBeVisible();
  await expect(continueEditing(frame)).toHaveCount(0);
  await page.reload();
  frame = await readyFrame(page, name);
  await expect(original(frame)).toBeVisible();
  await expect(continueEditing(frame)).toHaveCount(0);
});

test('the changes are shown line by line, and are gone when the text is the original again', async ({
  page,
}) => {
  const frame = await open(page);
  await frame.getByRole('button', { name: 'Edit the code' }).click();
  const changes = frame.getByRole('button', { name: 'Changes' });
  await expect(changes).toBeDisabled();
  await frame.locator('.cm-line', { hasText: 'Pressed' }).click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' // one');
  await changes.click();
  const list = frame.getByRole('group', { name: 'Changes' });
  await expect(list.locator('[data-change="removed"]')).toContainText('−removed: ');
  await expect(list.locator('[data-change="added"]')).toContainText(/^\+added: .* \/\/ one$/);
  expect(await axeViolations(page, ours)).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-mode', 'dark'));
  expect(await axeViolations(page, ours)).toEqual([]);
  await frame.getByRole('textbox').focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list).toHaveCount(0);
  await expect(changes).toBeDisabled();
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((it) => it.startsWith('docs-draft')),
    ),
  ).toEqual([]);
});

test('a changed original is offered, never forced', async ({ page }) => {
  let frame = await open(page);
  await edit(page, frame, 'mine');
  const reopen = async () => {
    await page.reload();
    frame = await readyFrame(page, name);
    await continueEditing(frame).click();
    await expect(result(frame)).toHaveText('mine');
  };
  const notice = () => frame.getByText('The example has changed since you edited it.');
  await outdate(page);
  await reopen();
  await expect(notice()).toBeVisible();
  expect(await axeViolations(page, ours)).toEqual([]);
  await frame.getByRole('button', { name: 'Keep mine' }).click();
  await expect(notice()).toHaveCount(0);
  await reopen();
  await expect(notice()).toHaveCount(0);
  await outdate(page);
  await reopen();
  await frame.getByRole('button', { name: 'Show the new one' }).click();
  await expect(original(frame)).toBeVisible();
  await frame.getByRole('button', { name: 'Undo' }).click();
  await expect(result(frame)).toHaveText('mine');
});

test('another tab offers the edits, and replaces nothing that is typed here', async ({
  page,
  context,
}) => {
  const here = await open(page);
  const second = await context.newPage();
  const there = await open(second);
  await edit(page, here, 'here');
  await expect(continueEditing(there)).toBeVisible();
  await continueEditing(there).click();
  await expect(result(there)).toHaveText('here');
  await edit(second, there, 'there');
  await expect(here.getByRole('textbox')).toContainText('here');
  await expect(result(here)).toHaveText('here');
  await page.reload();
  const again = await readyFrame(page, name);
  await continueEditing(again).click();
  await expect(result(again)).toHaveText('there');
});

const troubles: [string, () => void][] = [
  [
    'is full',
    () => {
      for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2))
        try {
          localStorage.setItem(`filler-${size}`, 'x'.repeat(size));
        } catch {
          // The next one is half as long.
        }
    },
  ],
  [
    'throws at every access',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied.', 'SecurityError');
        },
      });
    },
  ],
];
for (const [trouble, cause] of troubles)
  test(`storage that ${trouble} costs only the keeping, and says so`, async ({ page }) => {
    await page.addInitScript(cause);
    const frame = await open(page);
    const content = await edit(page, frame, 'on screen');
    await expect(frame.getByText('This browser can’t keep your edits')).toBeVisible();
    await expect(content).toContainText('on screen');
    await frame.getByRole('button', { name: 'Reset the demo' }).click();
    await frame.getByRole('button', { name: 'Undo' }).click();
    await expect(result(frame)).toHaveText('on screen');
  });

test('R41 a new build reloads the page, and the edits are kept', async ({ page }) => {
  await openControlled(page, sorting());
  let frame = await readyFrame(page, name);
  await edit(page, frame, 'mine');
  site.state.current = 1;
  await update(page).catch(() => 'reloaded');
  await expect(page).toHaveTitle('Sorting · Second docs');
  frame = await readyFrame(page, name);
  await expect(original(frame)).toBeVisible();
  await continueEditing(frame).click();
  await expect(result(frame)).toHaveText('mine');
  await expect(frame.getByText('The example has changed')).toHaveCount(0);
});

test('the keyboard reaches the edits and their Undo', async ({ page }) => {
  let frame = await open(page);
  await edit(page, frame, 'mine');
  await page.reload();
  frame = await readyFrame(page, name);
  await frame.getByRole('button', { name: 'Show code' }).focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(continueEditing(frame)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result(frame)).toHaveText('mine');
  await frame.getByRole('button', { name: 'Reset the demo' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('button', { name: 'Undo' })).toBeFocused();
});
