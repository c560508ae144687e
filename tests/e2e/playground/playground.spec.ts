import { deflateSync } from 'fflate';
import { encodeShare } from '../../../src/demos/playground/index.share.ts';
import { axeViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';
import { openPlayground, setCode, showing } from './openPlayground.ts';

test('R14 the playground has the site’s header, and neither its sidebar nor a theme provider', async ({
  page,
}) => {
  const response = await page.goto('/playground/');
  const html = (await response?.text()) ?? '';
  expect(html).toContain('<h1');
  expect(html).not.toMatch(/docs-sidebar|Filter pages/);
  await expect(page.locator('header').first().getByRole('link').first()).toBeVisible();
  await page.locator('iframe[data-ready]').waitFor();
  // A theme provider would write Material's variables into a style element of emotion.
  await expect(page.locator('style[data-emotion]')).toHaveCount(0);
});

test('every product has a template that runs', async ({ page }) => {
  const { result, problem } = await openPlayground(page);
  const picker = page.getByLabel('Template');
  await expect(result.getByRole('grid', { name: 'Boats' })).toBeVisible();
  await picker.selectOption('Date and Time Pickers');
  await expect(result.getByText('Monday, 4 May 2026')).toBeVisible();
  await picker.selectOption('Charts');
  await expect(result.getByText('Precipitation (mm)')).toBeVisible();
  await picker.selectOption('Tree View');
  await expect(result.getByRole('treeitem', { name: 'Egremont Russet' })).toBeVisible();
  await expect(problem).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('#template=x-tree-view');
});

test('any demo is a template, in both languages, and nothing has to be agreed to', async ({
  page,
}) => {
  const { content } = await openPlayground(page);
  const field = page.getByLabel('Demo', { exact: true });
  await field.focus();
  const options = page.locator('datalist option');
  await expect.poll(() => options.count()).toBeGreaterThan(200);
  const label = (await options.first().getAttribute('value')) ?? '';
  await field.fill(label);
  await expect(content).toContainText(`function ${label.split(' ')[0]}`);
  await expect(page.getByText('This code came with a link.')).toHaveCount(0);
  expect(page.url()).toContain('#code=');
  const language = page.getByLabel('Code', { exact: true }).and(page.locator('select'));
  await setCode(page, showing("'mine'"));
  await language.selectOption('JS');
  await expect(content).toContainText(`function ${label.split(' ')[0]}`);
  // Edits stay with the language that they were made in.
  await language.selectOption('TS');
  await expect(content).toContainText('mine');
  await expect(page.getByText('Your edits are back.')).toBeVisible();

  await field.fill('no such demo');
  await field.press('Enter');
  await expect(page.getByText('No demo is named “no such demo”.')).toBeVisible();
  await field.fill('sorticons');
  await field.press('Enter');
  await expect(content).toContainText('function SortIcons');
  await expect(page.getByLabel('Styling')).toHaveValue('system');
  await page.getByLabel('Template').selectOption('Charts');
  await expect(field).toHaveValue('');
  await expect(language).toHaveCount(0);
});

test('a demo that a page opens has its languages too', async ({ page }) => {
  const path = 'data-grid/sorting/SortIcons.tailwind.tsx';
  await openPlayground(page, encodeShare({ code: showing("'mine'"), title: 'SortIcons', path }));
  await expect(page.getByLabel('Styling')).toHaveValue('tailwind');
});

test('code is formatted on demand, and what cannot be read says why and stays', async ({
  page,
}) => {
  const { content, result } = await openPlayground(page);
  await setCode(page, 'export default function A ( ) {\nreturn <output>{ 1+1 }</output> }');
  await page.getByRole('button', { name: 'Format' }).click();
  await expect(content).toContainText('export default function A() {');
  await expect(content).toContainText('return <output>{1 + 1}</output>;');
  await expect(result.locator('output')).toHaveText('2');
  await setCode(page, 'export default function (');
  await page.getByRole('button', { name: 'Format' }).click();
  await expect(page.getByText('Fix the syntax error first.')).toBeVisible();
  await expect(content).toContainText('export default function (');
});

test('the splitter moves with the keyboard, and stays there', async ({ page }) => {
  await openPlayground(page);
  const splitter = page.getByRole('slider', { name: 'Width of the code' });
  const code = page.getByRole('region', { name: 'Code' });
  const before = (await code.boundingBox())?.width ?? 0;
  await splitter.focus();
  await page.keyboard.press('ArrowRight');
  await expect(splitter).toHaveAttribute('aria-valuenow', '54');
  expect((await code.boundingBox())?.width).toBeGreaterThan(before);
  await page.reload();
  await expect(splitter).toHaveAttribute('aria-valuenow', '54');
});

test('a link carries the code to someone else', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { result } = await openPlayground(page);
  await setCode(page, showing("'shared 世界'"));
  await expect(result.locator('output')).toHaveText('shared 世界');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/playground/#code=');
  expect(page.url()).toBe(link);

  const other = await context.newPage();
  const { result: theirs, content } = await openPlayground(other, new URL(link).hash);
  await expect(other.getByText('This code came with a link.')).toBeVisible();
  await expect(theirs.locator('output')).toHaveCount(0);
  await other.getByRole('button', { name: 'Run the code' }).click();
  await expect(theirs.locator('output')).toHaveText('shared 世界');
  await expect(content).toContainText('function probe()');
  await expect(other.getByLabel('Template')).toHaveValue('shared');
  await setCode(other, showing("'changed'"));
  await expect(theirs.locator('output')).toHaveText('changed');
  await other.getByRole('button', { name: 'Reset' }).click();
  await expect(theirs.locator('output')).toHaveText('shared 世界');
});

test('hostile links show a template and say why', async ({ page }) => {
  const bomb = Buffer.from(deflateSync(new Uint8Array(40_000_000), { level: 9 }));
  const hostile: [string, string][] = [
    ['#code=AAAA', 'The code in this link is damaged'],
    ['#code=%3Cimg%20src=x%20onerror=alert(1)%3E', 'The code in this link is damaged'],
    [`#code=${bomb.toString('base64url')}`, 'The code in this link is too large'],
    [`#code=${'A'.repeat(70_000)}`, 'The code in this link is too large'],
  ];
  for (const [hash, words] of hostile) {
    await page.goto('about:blank');
    const { result } = await openPlayground(page, hash);
    await expect(page.getByText(words)).toBeVisible();
    await expect(result.getByRole('grid', { name: 'Boats' })).toBeVisible();
  }
});

test.describe('errors', () => {
  test.use({ allowedErrors: /boom/ });

  test('show with their line, and the last result stays', async ({ page }) => {
    const { result, problem } = await openPlayground(page);
    await setCode(page, showing("'kept'"));
    await expect(result.locator('output')).toHaveText('kept');
    await setCode(page, 'export default function Broken() {\n  const a = ;\n}');
    await expect(problem).toContainText('Line 2');
    await expect(result.locator('output')).toHaveText('kept');
    await setCode(page, 'export default function Broken() {\n\n  throw new Error("boom");\n}');
    await expect(problem).toContainText('boom');
    await expect(problem).toContainText('Line 3');
    await expect(result.locator('output')).toHaveText('kept');
    await setCode(page, showing("'mended'"));
    await expect(result.locator('output')).toHaveText('mended');
    await expect(problem).toHaveCount(0);
  });
});

test('the result follows the toolbar’s own color mode and direction', async ({ page }) => {
  const { result } = await openPlayground(page);
  await setCode(
    page,
    [
      "import { useColorScheme, useTheme } from '@mui/material/styles';",
      'export default function Look() {',
      '  return <output>{useColorScheme().mode} {useTheme().direction}</output>;',
      '}',
    ].join('\n'),
  );
  await expect(result.locator('output')).toHaveText('light ltr');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(result.locator('output')).toHaveText('dark ltr');
  await expect(result.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.getByRole('button', { name: 'Right to left' }).click();
  await expect(result.locator('output')).toHaveText('dark rtl');
  await expect(result.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
});

test.describe('offline', () => {
  // Chromium asks for the icon again when the address changes.
  test.use({ allowedErrors: /favicon\.svg/ });

  test('it works without a network once it is loaded', async ({ page, context }) => {
    const { result } = await openPlayground(page);
    await expect(result.getByRole('grid', { name: 'Boats' })).toBeVisible();
    await context.setOffline(true);
    await setCode(page, showing("'offline'"));
    await expect(result.locator('output')).toHaveText('offline');
    await context.setOffline(false);
  });
});

test.describe('layout', () => {
  // axe is added as a script element, which the site's policy rightly refuses.
  test.use({ bypassCSP: true });

  test('side by side on a desk, stacked on a phone; both pass axe', async ({ page }) => {
    await openPlayground(page);
    const code = page.getByRole('region', { name: 'Code' });
    const result = page.getByRole('region', { name: 'Result' });
    const [left, right] = [await code.boundingBox(), await result.boundingBox()];
    expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0) - 1);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    const [above, below] = [await code.boundingBox(), await result.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.evaluate(() => document.documentElement.setAttribute('data-mode', 'dark'));
    expect(await axeViolations(page)).toEqual([]);
  });
});
