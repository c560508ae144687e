import { axeViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';
import { editedDemo, openEditor, saying, setCode } from './openEditor.ts';

test('a valid edit changes the result at the next pause, and Reset takes it back', async ({
  page,
}) => {
  const { demo, content } = await openEditor(page);
  const before = await demo.locator('[data-ready]').innerText();
  await setCode(page, content, saying('first'));
  await expect(demo.locator('[data-ready] output')).toHaveText('first');
  await page.evaluate(() => {
    const stage = document.querySelector('[data-demo="SortByHeader"] [data-ready]');
    let typed = 0;
    const begin = () => {
      typed = performance.now();
      delete document.documentElement.dataset.took;
    };
    document.addEventListener('beforeinput', begin, true);
    new MutationObserver(() => {
      document.documentElement.dataset.took = String(performance.now() - typed);
    }).observe(stage ?? document.body, { childList: true, subtree: true, characterData: true });
  });
  const took: number[] = [];
  for (const words of ['second', 'third', 'fourth']) {
    await setCode(page, content, saying(words));
    await expect(demo.locator('[data-ready] output')).toHaveText(words);
    took.push(Number(await page.locator('html').getAttribute('data-took')));
  }
  expect(Math.min(...took)).toBeGreaterThan(0);
  // 300 ms on an idle machine. A busy one paints late now and then, not each time.
  expect(Math.min(...took)).toBeLessThan(900);
  await demo.getByRole('button', { name: 'Reset the demo' }).click();
  await expect(demo.locator('[data-ready] [role="grid"]')).toBeVisible();
  expect(await demo.locator('[data-ready]').innerText()).toBe(before);
  await expect(content).toContainText(`export default function ${editedDemo}`);
});

test('typing into the file itself works with types, samples and the product’s other exports', async ({
  page,
}) => {
  const { demo, content, problem } = await openEditor(page);
  await setCode(
    page,
    content,
    [
      "import { DataGrid, GridFooterPlaceholder, useGridApiRef, type GridColDef } from '@mui/x-data-grid';",
      "import { gridPeople, type GridPerson } from '../../samples/gridPeople';",
      "import Rating from '@mui/material/Rating';",
      'const columns: GridColDef<GridPerson>[] = [{ field: "country", width: 200 }];',
      'export default function Edited() {',
      '  const apiRef = useGridApiRef();',
      '  return (',
      '    <div style={{ height: 300 }}>',
      '      <Rating readOnly value={3} data-known={typeof GridFooterPlaceholder} />',
      '      <DataGrid apiRef={apiRef} aria-label="Edited" columns={columns} rows={gridPeople(9)} />',
      '    </div>',
      '  );',
      '}',
    ].join('\n'),
  );
  await expect(demo.getByRole('grid', { name: 'Edited' })).toBeVisible();
  await expect(demo.getByRole('img', { name: '3 Stars' })).toBeVisible();
  await expect(problem).toHaveCount(0);
});

test('on a phone nothing covers what the editor says about an error', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { content, problem } = await openEditor(page);
  const top = page.getByRole('link', { name: 'Back to top' });
  await expect(top).toBeVisible();
  await setCode(page, content, 'const = 1;');
  await expect(problem).toBeVisible();
  await expect(top).toBeHidden();
});

test('a syntax error shows its line, in the panel and in the gutter, and the last result stays', async ({
  page,
}) => {
  const { demo, content, problem } = await openEditor(page);
  await setCode(page, content, saying('kept'));
  await expect(demo.locator('[data-ready] output')).toHaveText('kept');
  await setCode(page, content, 'export default function Broken() {\n  const a = ;\n}\n');
  await expect(problem).toHaveAttribute('data-problem', 'syntax');
  await expect(problem).toContainText('Line 2');
  await expect(demo.locator('.cm-problem-line')).toHaveText('  const a = ;');
  await expect(demo.locator('.cm-problem-sign')).toHaveText('✕');
  await expect(demo.locator('.cm-problem-token')).toHaveText(';');
  await expect(demo.locator('.cm-problem-message')).toHaveText('Unexpected “;”');
  await expect(demo.locator('[data-ready] output')).toHaveText('kept');
  await problem.getByRole('button', { name: 'Line 2' }).click();
  await expect(content).toBeFocused();
  await setCode(page, content, saying('mended'));
  await expect(demo.locator('[data-ready] output')).toHaveText('mended');
  await expect(problem).toHaveCount(0);
});

test('the summary of an error stays in view with any part of a long editor', async ({ page }) => {
  const { demo, content, problem } = await openEditor(page);
  await setCode(page, content, `const a = ;\n${'// more\n'.repeat(80)}`);
  await expect(problem).toContainText('Line 1');
  for (const place of ['start', 'end'] as const) {
    await demo.locator('.cm-editor').evaluate((editor, edge) => {
      const { top, bottom } = editor.getBoundingClientRect();
      // The first or the last 200 px of the editor are at the lower or the upper end of the window.
      window.scrollBy({ top: edge === 'start' ? top - innerHeight + 200 : bottom - 200 });
    }, place);
    await expect(problem).toBeInViewport({ ratio: 0.9 });
  }
});

test.describe('errors of the edited code', () => {
  test.use({ allowedErrors: /boom|late|has no export/ });

  test('one while rendering stays in the frame, and the last result is shown again', async ({
    page,
  }) => {
    const { demo, content, problem } = await openEditor(page);
    await setCode(page, content, saying('kept'));
    await expect(demo.locator('[data-ready] output')).toHaveText('kept');
    await page.waitForTimeout(200);
    await setCode(
      page,
      content,
      'export default function Broken() {\n  throw new Error("boom");\n}',
    );
    await expect(problem).toHaveAttribute('data-problem', 'runtime');
    await expect(problem).toContainText('boom');
    await expect(demo.locator('[data-ready] output')).toHaveText('kept');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await setCode(page, content, saying('mended'));
    await expect(demo.locator('[data-ready] output')).toHaveText('mended');
    await expect(problem).toHaveCount(0);
  });

  test('one in a handler shows with its line', async ({ page }) => {
    const { demo, content, problem } = await openEditor(page);
    await setCode(
      page,
      content,
      'export default function Late() {\n  const fail = () => {\n    throw new Error("late");\n  };\n  return <button onClick={fail}>go</button>;\n}',
    );
    await demo.getByRole('button', { name: 'go', exact: true }).click();
    await expect(problem).toContainText('late');
    await expect(problem).toContainText('Line 3');
    await expect(demo.getByRole('button', { name: 'go', exact: true })).toBeVisible();
  });

  test('a name that a package does not export is named with its line', async ({ page }) => {
    const { content, problem } = await openEditor(page);
    await setCode(
      page,
      content,
      "import { DataGird } from '@mui/x-data-grid';\nconst Grid = DataGird;\nexport default function A() {\n  return <Grid />;\n}",
    );
    await expect(problem).toContainText("'@mui/x-data-grid' has no export 'DataGird'.");
    await expect(problem).toContainText('Line 2');
  });
});

test('a module that is not there is named with its line', async ({ page }) => {
  const { content, problem } = await openEditor(page);
  await setCode(page, content, `import _ from 'lodash';\n${saying('no')}export const a = _;`);
  await expect(problem).toContainText('The module “lodash” is not available here.');
  await expect(problem).toContainText('Line 1');
  await setCode(page, content, 'export const a = 1;');
  await expect(problem).toContainText(`${editedDemo}.tsx has no component to show.`);
});

test('Tab indents; after Esc it leaves the editor, and typing takes it back', async ({ page }) => {
  const { demo, content } = await openEditor(page);
  await setCode(page, content, 'a');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(content).toBeFocused();
  await expect(content.locator('.cm-line').first()).toHaveText('  a');
  await page.keyboard.press('Shift+Tab');
  await expect(content.locator('.cm-line').first()).toHaveText('a');
  await expect(content).toHaveAccessibleDescription(/press Esc, then Tab/);
  await page.keyboard.press('Escape');
  await expect(demo.getByText('Tab now leaves the editor.')).toBeVisible();
  await page.waitForTimeout(2500);
  await page.keyboard.press('Tab');
  await expect(content).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(content).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.type('b');
  await page.keyboard.press('Tab');
  await expect(content).toBeFocused();
});

test.describe('offline', () => {
  // The page goes on fetching its other demos; nothing of the editor may be missing.
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED \(\S+\/x\/_assets\/(?!editor\/)/ });

  test('edited code runs without a network, with all that its product ships', async ({
    page,
    context,
  }) => {
    const { demo, content } = await openEditor(page);
    await context.setOffline(true);
    await setCode(
      page,
      content,
      `import { GridToolbarQuickFilter, gridClasses } from '@mui/x-data-grid';\nimport Accordion from '@mui/material/Accordion';\n${saying('{gridClasses.root} {typeof GridToolbarQuickFilter} {typeof Accordion}')}`,
    );
    await expect(demo.locator('[data-ready] output')).toHaveText(
      'MuiDataGrid-root function object',
    );
    await context.setOffline(false);
  });
});

test('edited code follows color mode and direction, and shares the page’s React', async ({
  page,
}) => {
  const { demo, content } = await openEditor(page);
  await setCode(
    page,
    content,
    [
      "import { useTheme, useColorScheme } from '@mui/material/styles';",
      'export default function Look() {',
      '  const { mode } = useColorScheme();',
      '  return <output>{mode} {useTheme().direction}</output>;',
      '}',
    ].join('\n'),
  );
  const result = demo.locator('[data-ready] output');
  await expect(result).toHaveText('system ltr');
  await page.getByRole('button', { name: 'Open settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(result).toHaveText('dark ltr');
  await page.getByRole('radio', { name: 'Right to left' }).check();
  await expect(result).toHaveText('dark rtl');
  await expect(content).toHaveCSS('direction', 'ltr');
});

test.describe('accessibility', () => {
  // axe is added as a script element, which the site's policy rightly refuses.
  test.use({ bypassCSP: true });

  test('the editor passes axe, light and dark', async ({ page }) => {
    const { content } = await openEditor(page);
    await setCode(page, content, 'const = 1;');
    await expect(page.locator('[data-problem]')).toBeVisible();
    expect(await axeViolations(page, '[data-demo-editor]')).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-mode', 'dark'));
    expect(await axeViolations(page, '[data-demo-editor]')).toEqual([]);
  });
});

test('the editor is fetched at the first edit, not before', async ({ page }) => {
  const early: string[] = [];
  page.on('request', (request) => early.push(new URL(request.url()).pathname));
  await page.goto('/x/react-data-grid/sorting/');
  await page.mouse.move(10, 10);
  await page.locator(`[data-demo="${editedDemo}"] [data-ready]`).waitFor();
  await page.waitForLoadState('networkidle');
  expect(early.filter((path) => /_assets\/(editor\/|editor-editor)/.test(path))).toEqual([]);
});
