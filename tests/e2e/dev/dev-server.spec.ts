import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { startDevServer, type DevServer } from '../../support/devServer.ts';
import { openInteractive } from '../../support/pages.ts';
import { expect as baseExpect, test } from '../../support/test.ts';

const folder = 'data-grid/column-header';
const path = '/x/react-data-grid/column-header/';
const file = `${folder}/page.mdx`;

// Behind each save the whole content is compiled and checked.
const expect = baseExpect.configure({ timeout: 60_000 });

let server: DevServer;

// One server for all, so one after the other.
test.describe.configure({ mode: 'default' });

// React's development build says this of the element that a demo has its own root in: that is meant so.
const ownRoots = 'Cannot use a ref on a React element as a container';
test.use({ allowedErrors: new RegExp(ownRoots) });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startDevServer('e2e-dev');
});

test.afterAll(() => server?.close());

/** What the server and the pages of a test have told each other: the last of it explains a change that does not show. */
const heard: string[] = [];
test.beforeEach(({ context }) => {
  heard.length = 0;
  const hear = (what: string) => heard.push(`${new Date().toISOString()} ${what.slice(0, 300)}`);
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      hear(`socket opens: ${socket.url()}`);
      socket.on('framereceived', ({ payload }) => hear(`server: ${payload.toString()}`));
      socket.on('close', () => hear('socket closes'));
    });
    page.on('response', (response) => {
      if (response.url().includes('index.txt')) hear(`${response.status()} ${response.url()}`);
    });
  });
});

test.afterEach(async () => {
  const testInfo = test.info();
  for (const undo of undos.splice(0).reverse()) undo();
  if (testInfo.status === testInfo.expectedStatus) return;
  await testInfo.attach('messages', { body: heard.join('\n'), contentType: 'text/plain' });
  await testInfo.attach('output of the server', {
    body: server?.output() ?? 'It did not start.',
    contentType: 'text/plain',
  });
});

const undos: (() => void)[] = [];

/** Saves a file of the copy with one thing changed. */
function edit(name: string, from: string, to: string): () => void {
  const before = server.content.read(name);
  expect(before, `${name} has changed: choose another text`).toContain(from);
  const undo = () => server.content.write(name, before);
  undos.push(undo);
  server.content.write(name, before.replace(from, to));
  return undo;
}

/** Opens the page, waits for its application and scrolls; `kept` fails when the document was loaded again. */
async function openScrolled(page: Page) {
  await openInteractive(page, server.url + path);
  const demo = page.locator('[data-demo="HeaderColors"]');
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-ready]').waitFor();
  const top = await page.evaluate(() => {
    document.documentElement.dataset.same = '';
    return window.scrollY;
  });
  expect(top).toBeGreaterThan(200);
  const kept = async () => {
    await expect(page.locator('html[data-same]')).toHaveCount(1);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(60);
  };
  return { demo, kept };
}

const overlay = (page: Page) => page.locator('vite-error-overlay .window');

test('pages of every kind open', async ({ page }) => {
  // The search reads all pages when it is first asked.
  test.setTimeout(400_000);
  const heading = page.getByRole('heading', { level: 1 });
  for (const [opened, title] of [
    ['/x/introduction/installation/', 'Installation'],
    [path, 'Column header'],
    ['/x/api/data-grid/data-grid/', 'DataGrid'],
    ['/x/migration/migration-charts-v7/', /Charts/],
  ] as const) {
    await page.goto(server.url + opened);
    await expect(heading).toContainText(title);
  }
  await page.goto(`${server.url}/playground/`);
  await expect(page.locator('.cm-editor')).toBeVisible();
  await page.goto(`${server.url}/x/search/?q=sorting`);
  await expect(page.locator('main a[href*="/sorting/"]').first()).toBeVisible({ timeout: 240_000 });
});

test.describe('a path that does not exist', () => {
  test.use({ allowedErrors: new RegExp(`404|${ownRoots}`) });

  test('has the 404 page', async ({ page }) => {
    const response = await page.goto(`${server.url}/x/react-data-grid/sortin/`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

// One page for all: opening it costs more than what is looked at.
test('what is saved is shown in place', async ({ page }) => {
  test.setTimeout(400_000);
  const { demo, kept } = await openScrolled(page);
  const prose = page.locator('.prose');

  await test.step('prose, front matter, a demo and its sample data', async () => {
    edit(file, 'Hover over "Goods" above.', 'Point at "Goods" above.');
    await expect(prose).toContainText('Point at "Goods" above.');
    await kept();

    edit(file, 'title: Column header', 'title: Header of a column');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Header of a column');
    await kept();

    edit(`${folder}/HeaderColors.tsx`, "headerName: 'Team'", "headerName: 'Crew'");
    await expect(demo.locator('[data-host]')).toContainText('Crew');
    await kept();

    edit('samples/people.ts', "lastName: '", "lastName: 'Saved ");
    await expect(demo.locator('[data-host]')).toContainText('Saved ');
    await kept();
  });

  await test.step('a file that is emptied before it is written', async () => {
    const before = server.content.read(file);
    undos.push(() => server.content.write(file, before));
    server.content.write(file, '');
    await setTimeout(40);
    server.content.write(
      file,
      before.replace('Point at "Goods" above.', () => 'Rest on "Goods".'),
    );
    await expect(prose).toContainText('Rest on "Goods".');
    await kept();
  });

  await test.step('the stylesheet of a demo, while it runs', async () => {
    await demo.locator('[data-option="css"]').click();
    // The version before looks the same.
    const header = demo.locator('.header-colors .MuiDataGrid-columnHeader.confidential');
    await expect(header).toHaveCSS('font-style', 'italic');
    edit(`${folder}/HeaderColors.css`, 'font-style: italic', 'font-style: normal');
    await expect(header).toHaveCSS('font-style', 'normal');
    await kept();
  });

  await test.step('a demo that is added and deleted', async () => {
    const wrapped = server.content.read(`${folder}/WrappedTitles.tsx`);
    server.content.write(`${folder}/Added.tsx`, wrapped.replaceAll('WrappedTitles', 'Added'));
    const undo = edit(
      file,
      '<Demo name="HeaderColors"',
      '<Demo name="Added" height={300} />\n\n<Demo name="HeaderColors"',
    );
    await expect(page.locator('[data-demo="Added"]')).toHaveCount(1);
    await expect(page.locator('html[data-same]')).toHaveCount(1);
    undo();
    await expect(page.locator('[data-demo="Added"]')).toHaveCount(0);
    server.content.remove(`${folder}/Added.tsx`);
    await kept();
  });
});

test('a page can be added', async ({ page }) => {
  server.content.makeFolder('data-grid/added');
  server.content.write('data-grid/added/page.mdx', addedPage);
  const added = `${server.url}/x/react-data-grid/added/`;
  await expect.poll(async () => (await page.request.get(added)).status()).toBe(200);
  await page.goto(added);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Added');
});

const addedPage = `---
title: Added
description: A page that the tests add while the development server runs, and delete again.
product: x-data-grid
unlisted: true
---

Text.
`;

const mistakes: { what: string; name: string; from: string; to: string; shows: RegExp }[] = [
  {
    what: 'a value of the front matter',
    name: file,
    from: 'product: x-data-grid',
    to: 'product: grid',
    shows: /column-header\/page\.mdx:4: .*front matter is not valid/,
  },
  {
    what: 'the syntax of the front matter',
    name: file,
    from: 'title: Column header',
    to: 'title: [Column header',
    shows: /column-header\/page\.mdx:\d+: the front matter is not YAML/,
  },
  {
    what: 'the syntax of the page',
    name: file,
    from: '<Demo name="WrappedTitles"',
    to: '<Broken\n\n<Demo name="WrappedTitles"',
    shows: /column-header\/page\.mdx:\d+: /,
  },
  {
    what: 'a demo without a file',
    name: file,
    from: '<Demo name="TitlesAndUnits"',
    to: '<Demo name="TitlesAndUnit"',
    shows: /column-header\/page\.mdx:18: there is no demo "TitlesAndUnit"\. Create /,
  },
  {
    what: 'a prop that does not exist',
    name: file,
    from: 'Hover over "Goods" above.',
    to: 'Hover over `DataGrid.colums` above.',
    shows: /column-header\/page\.mdx:\d+: .*colums/,
  },
  {
    what: 'the syntax of a demo',
    name: `${folder}/HeaderColors.tsx`,
    from: 'export default function HeaderColors() {',
    to: 'export default function HeaderColors( {',
    shows: /HeaderColors\.tsx:\d+/,
  },
];

test.describe('a mistake is shown with its file and line, and goes when it is fixed', () => {
  // The browser reports the answers of a page with an error; the overlay is what a writer sees.
  test.use({
    allowedErrors: new RegExp(`500|Failed to (load|fetch|reload)|\\[vite\\]|${ownRoots}`),
  });

  // One page for all: opening it costs more than what is looked at.
  test('one after the other', async ({ page, context }) => {
    test.setTimeout(400_000);
    await openScrolled(page);
    const other = await context.newPage();
    for (const [index, { what, name, from, to, shows }] of mistakes.entries()) {
      await test.step(what, async () => {
        await page.bringToFront();
        const undo = edit(name, from, to);
        await expect(overlay(page)).toContainText(shows);
        await expect(overlay(page).locator('.file')).toContainText(/:\d+/);

        await other.goto(`${server.url}/x/introduction/installation/`);
        await expect(other.getByRole('heading', { level: 1 })).toHaveText('Installation');
        // Opened while it is broken.
        await other.goto(server.url + path);
        await expect(overlay(other)).toContainText(shows);

        undo();
        for (const one of [page, other]) {
          // A page behind another one does not start its demos.
          await one.bringToFront();
          await expect(overlay(one)).toHaveCount(0);
          await expect(one.getByRole('heading', { level: 1 })).toHaveText('Column header');
          // A page that is loaded again runs its demos whatever the mistake was: seen with the first and the last.
          if (one === other && index % (mistakes.length - 1) > 0) continue;
          const demo = one.locator('[data-demo="HeaderColors"]');
          // A page that could not be opened reloads and is at its top again.
          await expect(async () => {
            await demo.scrollIntoViewIfNeeded();
            await expect(demo.locator('[data-ready]')).toBeVisible({ timeout: 3000 });
          }).toPass();
        }
      });
    }
  });
});
