import { expect, test } from '../../support/test.ts';

const calendar = '/x/react-data-grid/demos/time-off-calendar/';

test('a wide demo uses the margins, and touches neither the sidebar nor the table of contents', async ({
  page,
}) => {
  const frame = page.locator('[data-demo="LeaveCalendar"]');
  const text = page.locator('.prose > p').first();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const width of [1200, 1280, 1680, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(calendar);
    const [box, prose, sidebar, toc] = await Promise.all(
      [frame, text, page.locator('#docs-sidebar'), contents].map((part) => part.boundingBox()),
    );
    if (!box || !prose || !sidebar || !toc) throw new Error('A part of the page is missing.');
    expect(box.width).toBeGreaterThan(prose.width + (width >= 1680 ? 300 : 0));
    expect(box.x).toBeGreaterThanOrEqual(sidebar.x + sidebar.width);
    expect(box.x + box.width).toBeLessThanOrEqual(toc.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a phone shows more than a week of the calendar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${calendar}#LeaveCalendar.tsx`);
  const grid = page.getByRole('grid', { name: 'Time off in 2026' });
  const days = grid.locator('[role="columnheader"][data-field^="2026-"]');
  await expect(days.first()).toBeVisible();
  const seen = await days.evaluateAll(
    (all) => all.filter((day) => day.getBoundingClientRect().right <= innerWidth).length,
  );
  expect(seen).toBeGreaterThan(7);
});

test('the chart of an open product is whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/x/react-data-grid/demos/inventory/#OutdoorStock.tsx');
  const grid = page.getByRole('grid', { name: 'Inventory of an outdoor shop' });
  const chart = grid.locator('svg', { has: page.locator('.MuiBarElement-root') });
  await expect(chart).toBeVisible();
  const [outer, inner] = [await grid.boundingBox(), await chart.boundingBox()];
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual(
    (outer?.x ?? 0) + (outer?.width ?? 0),
  );
});
