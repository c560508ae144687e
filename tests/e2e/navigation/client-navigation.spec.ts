import type { Page } from '@playwright/test';
import { openInteractive, prosePage, withoutScripts } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 1280, height: 700 } });

test('a click swaps the page; the sidebar keeps its nodes, scroll and open groups', async ({
  page,
}) => {
  await openInteractive(page, prosePage);
  await page.locator('#docs-sidebar summary', { hasText: 'Charts' }).first().click();
  await expect(sectionLinks(page, 'react-charts')).not.toHaveCount(1);
  const before = await page.evaluate(() => {
    const nav = document.getElementById('docs-sidebar');
    const scroller = nav?.querySelector('[data-sidebar-scroll]');
    if (!nav || !scroller) throw new Error('no sidebar');
    (scroller as HTMLElement).style.maxHeight = '150px';
    scroller.scrollTop = 20;
    Object.assign(window, { kept: [nav, ...nav.querySelectorAll('a, details')], loads: 1 });
    return { scroll: scroller.scrollTop, open: nav.querySelectorAll('details[open]').length };
  });
  await page.locator('#docs-sidebar a', { hasText: 'Overview' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MUI X');
  const after = await page.evaluate(() => {
    const { kept, loads } = window as unknown as { kept: Element[]; loads: number };
    const scroller = document.querySelector('[data-sidebar-scroll]');
    return {
      sameNodes: kept.every((node) => node.isConnected),
      loads,
      scroll: scroller?.scrollTop,
      open: document.querySelectorAll('#docs-sidebar details[open]').length,
    };
  });
  expect(after).toEqual({ sameNodes: true, loads: 1, ...before });
  await expect(page.locator('#docs-sidebar [aria-current=page]')).toHaveText('Overview');
  await expect(page).toHaveTitle(/^MUI X/);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(
    '/x/introduction/',
  );
});

test('the new page is announced and focused, at its top', async ({ page }) => {
  await openInteractive(page, prosePage);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.locator('#docs-sidebar a', { hasText: 'Overview' }).first().click();
  await expect(page.locator('[data-announcer]')).toContainText('MUI X');
  await expect(page.locator('#docs-main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('back and forward restore the page and its scroll', async ({ page }) => {
  await openInteractive(page, prosePage);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await page.locator('#docs-sidebar a', { hasText: 'Overview' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MUI X');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MUI X');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page that is loaded again is where the reader left it, before the application is there', async ({
  page,
}) => {
  await openInteractive(page, prosePage);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await withoutScripts(page);
  await page.reload();
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
  // Nothing has taken over: now the browser keeps the position.
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.goto('about:blank');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test('the application leaves a page where it was loaded', async ({ page }) => {
  await openInteractive(page, prosePage);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await page.reload();
  await page.locator('html[data-test-ready]').waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
});

test('a scroll that ends while the next page arrives is not taken for its position', async ({
  page,
}) => {
  await openInteractive(page, prosePage);
  const link = page.locator('#docs-sidebar a', { hasText: 'Overview' }).first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  const kept = await link.evaluate(async (element: HTMLElement) => {
    const pushState = history.pushState.bind(history);
    history.pushState = (...args) => {
      pushState(...args);
      const end = performance.now() + 150;
      while (performance.now() < end);
    };
    const once = (target: EventTarget, type: string) =>
      new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
    const scrolled = once(window, 'scrollend');
    window.scrollTo(0, 500);
    await scrolled;
    const navigated = once(window, 'docs:navigated');
    element.click();
    await navigated;
    return (history.state as { scrollY?: number } | null)?.scrollY ?? 0;
  });
  expect(kept).toBe(0);
});

test('a hash target is below the header', async ({ page }) => {
  await openInteractive(page, prosePage);
  const link = page.locator('nav[aria-label="On this page"] a:visible').nth(3);
  await link.click();
  const id = (await link.getAttribute('href'))?.slice(1) ?? '';
  await expect
    .poll(async () => (await page.locator(`#${id}`).boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual(60);
  const top = (await page.locator(`#${id}`).boundingBox())?.y ?? 0;
  expect(top).toBeLessThan(140);
});

test('hovering fetches the payload ahead; with Save-Data it does not', async ({
  page,
  context,
}) => {
  const payloads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('index.txt')) payloads.push(new URL(request.url()).pathname);
  });
  await openInteractive(page, prosePage);
  await page.locator('#docs-sidebar a', { hasText: 'Overview' }).first().hover();
  await expect.poll(() => payloads).toContain('/x/introduction/index.txt');

  const saving = await context.newPage();
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const saved: string[] = [];
  saving.on('request', (request) => {
    if (request.url().endsWith('index.txt')) saved.push(new URL(request.url()).pathname);
  });
  await openInteractive(saving, prosePage);
  await saving.locator('#docs-sidebar a', { hasText: 'Overview' }).first().hover();
  await saving.waitForTimeout(300);
  expect(saved).toEqual(['/x/introduction/installation/index.txt']);
});

test.describe('when something is wrong, the browser loads the page in full', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  for (const [what, answer] of [
    ['a failed fetch', { status: 500, body: 'no' }],
    ['a page of a newer build', 'newer'],
  ] as const) {
    test(what, async ({ page }) => {
      await openInteractive(page, prosePage);
      await page.evaluate(() => Object.assign(window, { mark: true }));
      const introduction = await (await page.request.get('/x/introduction/index.txt')).text();
      const body = introduction.replace(/"build":"[^"]*"/, '"build":"another"');
      // As a server sends it: without its type the answer would be refused for that.
      const newer = { body, contentType: 'text/plain' };
      await page.route('**/x/introduction/index.txt', (route) =>
        route.fulfill(answer === 'newer' ? newer : answer),
      );
      await page.locator('#docs-sidebar a', { hasText: 'Overview' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('MUI X');
      expect(await page.evaluate(() => 'mark' in window)).toBe(false);
    });
  }
});

test.describe('a part of the application that cannot be loaded', () => {
  test.use({ allowedErrors: /Failed to load resource|dynamically imported module|ERR_FAILED/ });

  test('at the start: the page stays as it is, and its links work', async ({ page }) => {
    await page.route(/_assets\/shell-[^/]*\.js$/, (route) => route.abort());
    await page.goto(prosePage);
    const failed = page.waitForEvent('requestfailed');
    await page.mouse.move(10, 10);
    await page.mouse.move(12, 12);
    await failed;
    await page.waitForTimeout(500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    await page.locator('#docs-sidebar a', { hasText: 'Overview' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('MUI X');
  });

  test('later: the page is reloaded, once', async ({ page }) => {
    await openInteractive(page, prosePage);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(/_assets\/preferences-dialog-[^/]*\.js$/, (route) => route.abort());
    await page.getByRole('button', { name: 'Open settings' }).click();
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    await page.unroute(/_assets\/preferences-dialog-[^/]*\.js$/);
    await page.getByRole('button', { name: 'Open settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    expect(loads).toBe(1);
  });
});

test('a modified click opens a new tab', async ({ page, context }) => {
  await openInteractive(page, prosePage);
  const opened = context.waitForEvent('page');
  await page
    .locator('#docs-sidebar a', { hasText: 'Overview' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForLoadState();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
});

test('open groups and scroll of the sidebar survive a reload, before the app loads', async ({
  page,
}) => {
  await openInteractive(page, prosePage);
  await page.locator('#docs-sidebar summary', { hasText: 'Tree View' }).first().click();
  await expect(sectionLinks(page, 'react-tree-view')).not.toHaveCount(1);
  const all = await sectionLinks(page, 'react-tree-view').count();
  await page.waitForTimeout(250);
  await page.route(/\.js$/, () => {});
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(
    page.locator('#docs-sidebar details', { hasText: 'Tree View' }).first(),
  ).toHaveAttribute('open');
  await expect(sectionLinks(page, 'react-tree-view')).toHaveCount(all);
});

test('the markers of the tree have their colors', async ({ page }) => {
  await page.goto('/x/react-data-grid/sorting/');
  const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
  const tree = page.locator('#docs-sidebar');
  const chip = tree.getByText('New', { exact: true }).first();
  expect(await chip.evaluate(colourOf)).not.toBe('rgba(0, 0, 0, 0)');
  const plan = tree.getByRole('img', { name: 'Premium plan' }).first();
  expect(await plan.evaluate(colourOf)).not.toBe('rgba(0, 0, 0, 0)');
});

test('another product: its section is fetched, opened and marked', async ({ page }) => {
  await openInteractive(page, prosePage);
  await page.evaluate(() => Object.assign(window, { mark: true }));
  await expect(sectionLinks(page, 'react-tree-view')).toHaveCount(1);
  await page.locator('#docs-sidebar summary', { hasText: 'Tree View' }).first().click();
  await sectionLinks(page, 'react-tree-view').filter({ hasText: 'Quickstart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Quickstart/);
  await expect(page.locator('#docs-sidebar [aria-current=page]')).toHaveText('Quickstart');
  await page.goBack();
  await expect(page.locator('#docs-sidebar [aria-current=page]')).toHaveText('Installation');
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
});

test.describe('without the file of a section', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test('the way to its first page stays', async ({ page }) => {
    await page.route('**/sidebar-react-charts*', (route) => route.abort());
    await openInteractive(page, prosePage);
    await page.locator('#docs-sidebar summary', { hasText: 'Charts' }).first().click();
    await sectionLinks(page, 'react-charts').click();
    await expect(page).toHaveURL(/\/x\/react-charts\//);
  });
});

test('from a page without a sidebar to one with it: the tree is there', async ({ page }) => {
  await openInteractive(page, '/x/demo/data-grid/sorting/SortByHeader/');
  await page.getByRole('link', { name: 'Sorting' }).click();
  await expect(page.locator('#docs-sidebar [aria-current=page]')).toHaveText('Sorting');
  await expect(page.locator('#docs-sidebar details[open]').first()).toBeVisible();
});

function sectionLinks(page: Page, section: string) {
  return page.locator(`#docs-sidebar details[data-group^="/x/${section}"] a`);
}

test('the filter finds pages as one types, and clearing brings the tree back', async ({ page }) => {
  await openInteractive(page, prosePage);
  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('sort');
  await expect(page.locator('#docs-sidebar a:visible')).toHaveText([/Sorting/]);
  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('');
  await expect(page.locator('#docs-sidebar a', { hasText: 'Installation' }).first()).toBeVisible();
});

test('what is new since the last visit is marked in the sidebar until the next one', async ({
  page,
}) => {
  const marks = page.locator('#docs-sidebar [data-news]');
  const entry = (path: string) => page.locator(`#docs-sidebar a[href="${path}"]`);
  const visitAgain = async (known: string) => {
    await page.evaluate((line) => {
      localStorage.setItem('docs-known-line', line);
      sessionStorage.clear();
    }, known);
    await openInteractive(page, '/x/react-charts/bars/');
  };
  await openInteractive(page, '/x/react-charts/bars/');
  await page.waitForLoadState('networkidle');
  await expect(marks).toHaveCount(0);

  await visitAgain('8.9');
  const charts = page.locator('#docs-sidebar [data-group="/x/react-charts-group"] > summary');
  await expect(charts.locator('[data-news]')).toHaveText('New in 8.11');
  await expect(entry('/x/api/charts/charts-wrapper/')).toContainText('New in 8.11');
  await expect(entry('/x/api/charts/axis-config/')).toContainText('New in 8.10');
  await expect(entry('/x/react-charts/bars/').locator('[data-news]')).toHaveCount(0);
  // During the whole visit, and no longer.
  await openInteractive(page, '/x/react-charts/');
  await expect(charts.locator('[data-news]')).toHaveText('New in 8.11');
  const known = await page.evaluate(() => localStorage.getItem('docs-known-line'));
  await visitAgain(known ?? '');
  await page.waitForLoadState('networkidle');
  await expect(marks).toHaveCount(0);

  // A server that answers something else: no marks, and no error.
  const answered = page.waitForResponse('**/x/whats-new/marks.json');
  await page.route('**/x/whats-new/marks.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"8.11":[3]}' }),
  );
  await visitAgain('8.2');
  await answered;
  await page.waitForTimeout(300);
  await expect(marks).toHaveCount(0);
});
