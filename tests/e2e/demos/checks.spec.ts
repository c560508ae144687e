import { axeViolations } from '../../support/axe.ts';
import { brokenNames } from '../../support/brokenNames.ts';
import { withoutScripts } from '../../support/pages.ts';
import { runDemos } from '../../support/runDemos.ts';
import { recordShifts, shiftsOf } from '../../support/shifts.ts';
import { expect, test } from '../../support/test.ts';
import { cutHeaders, emptyOnes, loudWords, tooEmpty, tooTall, tooWide } from './checks.ts';

// What the sweep over all pages asserts, on a page that has each defect: a check that never fails
// would not be missed otherwise.
const stage = (name: string, inside: string, attributes = 'data-ready') =>
  `<figure data-demo="${name}"><div data-stage ${attributes} style="min-block-size: 100px">${inside}</div></figure>`;

test('a demo that is empty, or does not run, is named', async ({ page }) => {
  const failed = stage('Failed', '', '');
  await page.setContent(stage('Works', 'text') + stage('Blank', '<svg></svg>') + failed);
  expect(await emptyOnes(page, ['Works', 'Blank'])).toEqual(['Blank']);
  expect(await runDemos(page)).toEqual(['Failed']);
  expect(await runDemos(page, { names: ['Works'] })).toEqual([]);
});

test('a demo that is taller than its reserved height is named', async ({ page }) => {
  const tall = (height: number) => `<div style="height: ${height}px">text</div>`;
  await page.setContent(stage('Fits', tall(100)) + stage('Tall', tall(101)));
  expect(await tooTall(page)).toEqual(['Tall: 100px reserved, 101px needed']);
});

test('a demo that leaves much of its reserved height empty is named', async ({ page }) => {
  const inside = (height: number) => `<div style="height: ${height}px">text</div>`;
  await page.setContent(stage('Full', inside(20)) + stage('Empty', inside(19)));
  expect(await tooEmpty(page)).toEqual(['Empty: 100px reserved, 19px needed']);
});

test('a name of a column that is cut is named, in the first demo alone', async ({ page }) => {
  const header = (text: string) =>
    `<div class="MuiDataGrid-columnHeaderTitle" style="width: 60px; overflow: hidden; white-space: nowrap">${text}</div>`;
  await page.setContent(
    stage('First', header('Name') + header('Value in thousands')) +
      stage('Second', header('A longer name')),
  );
  expect(await cutHeaders(page)).toEqual([
    expect.stringMatching(/^Value in thousands: \d+ of 60 px$/),
  ]);
});

test('a demo that is too wide for a phone is noticed there, also when its frame cuts it off', async ({
  page,
}) => {
  const wide = stage('Wide', '<p style="width: 361px">text');
  await page.setContent(`<body style="margin: 0"><style>figure { margin: 0 }</style>${wide}`);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await tooWide(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  const cutOff = 'Wide is cut off: 361 of 360 px';
  expect(await tooWide(page)).toEqual(['the page scrolls sideways: 361 of 360 px', cutOff]);
  await page.addStyleTag({ content: 'figure { overflow: clip }' });
  expect(await tooWide(page)).toEqual([cutOff]);
});

test('a warning in the console is kept, an expected notice is not', async ({ page }) => {
  const words = loudWords(page, /expected/);
  await page.evaluate(() => {
    console.warn('expected');
    console.log('quiet');
    console.warn('A prop is deprecated.');
  });
  expect(words).toEqual(['A prop is deprecated.']);
});

test('a shift of the layout is recorded', async ({ page }) => {
  await withoutScripts(page);
  await recordShifts(page);
  await page.goto('/x/offline/');
  await page.evaluate(() => {
    const block = Object.assign(document.createElement('div'), { textContent: 'late' });
    block.style.height = '200px';
    document.querySelector('main')?.prepend(block);
  });
  await expect.poll(() => shiftsOf(page)).toHaveLength(1);
});

test('low contrast in dark mode alone is a violation there, unless it is excused', async ({
  page,
}) => {
  await page.setContent(`<html lang="en"><title>x</title><style>
    [data-mode='dark'] body { background: #000 } p { color: #333 }</style>
    <main><h1 style="color: #777">Title</h1><p>Dark on dark</p></main>`);
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() => (document.documentElement.dataset.mode = 'dark'));
  const violations = await axeViolations(page);
  expect(violations).toHaveLength(1);
  expect(violations[0]).toContain('color-contrast');
  const exceptions = [{ rule: 'color-contrast', selector: 'p', reason: 'test' }];
  expect(await axeViolations(page, 'html', exceptions)).toEqual([]);
});

test('small targets that touch are a violation, small ones with room around them are not', async ({
  page,
}) => {
  const pageWith = (gap: number) => `<html lang="en"><title>x</title><style>
    main { display: flex; gap: ${gap}px } button { width: 16px; height: 16px; padding: 0 }</style>
    <main><h1>Title</h1><button aria-label="one"></button><button aria-label="two"></button></main>`;
  await page.setContent(pageWith(40));
  expect(await axeViolations(page)).toEqual([]);
  await page.setContent(pageWith(0));
  expect((await axeViolations(page)).join()).toContain('target-size');
});

test('a link in a text that only a faint color tells apart is a violation, one with a line under it is not', async ({
  page,
}) => {
  const pageWith = (line: string) => `<html lang="en"><title>x</title><style>
    main, a { color: #000 } a { color: #222; text-decoration: ${line} }</style>
    <main><h1>Title</h1><nav><a href="#one">One</a></nav><p>Read <a href="#two">this part</a> before you go on with the next.</p></main>`;
  await page.setContent(pageWith('underline'));
  expect(await axeViolations(page)).toEqual([]);
  await page.setContent(pageWith('none'));
  const violations = await axeViolations(page);
  expect(violations).toHaveLength(1);
  expect(violations[0]).toContain('link-in-text-block');
});

test('what is excluded is not judged, by all rules and by some, and is there again afterwards', async ({
  page,
}) => {
  const inside =
    '<p style="color: #eee">Faint</p><img src="data:,"><button style="width: 9px"></button><button style="width: 9px"></button>';
  await page.setContent(
    `<html lang="en"><title>x</title><main><h1>Title</h1><div id="out">${inside}</div></main>`,
  );
  const some = ['color-contrast', 'target-size'];
  const context = { exclude: ['#out'] };
  for (const rules of [undefined, some]) {
    expect((await axeViolations(page, 'html', [], rules)).join()).toContain('color-contrast');
    expect(await axeViolations(page, context, [], rules)).toEqual([]);
    await expect(page.locator('#out > *')).toHaveCount(4);
  }
});

test('a name that a line breaks is found inside a hump, and not between two', async ({ page }) => {
  const named = (name: string) => `<p style="width: 60px"><code>${name}</code></p>`;
  await page.setContent(
    `<main style="overflow-wrap: anywhere">${named('Internationalization')}${named('Desktop<wbr>Picker')}</main>`,
  );
  expect(await brokenNames(page)).toEqual(['Internationalization']);
});

test('spacing that no style sheet can change is a violation', async ({ page }) => {
  const pageWith = (priority: string) => `<html lang="en"><title>x</title>
    <main><h1>Title</h1><p style="letter-spacing: 0.05em ${priority}">A narrow text.</p></main>`;
  await page.setContent(pageWith(''));
  expect(await axeViolations(page)).toEqual([]);
  await page.setContent(pageWith('!important'));
  expect((await axeViolations(page)).join()).toContain('avoid-inline-spacing');
});
