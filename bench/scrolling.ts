import { withSite } from './site.ts';

const largestPage = '/x/api/data-grid/data-grid/';

/** Long tasks while the largest page is scrolled, on a processor four times slower. */
export async function measureScrolling() {
  return withSite(async (url, browser) => {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await page.goto(url + largestPage, { waitUntil: 'networkidle' });
    await page.mouse.move(400, 400);
    await page.mouse.move(410, 400);
    await page.waitForTimeout(1500);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { longTasks: tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
      }).observe({ type: 'longtask' });
    });
    for (let turn = 0; turn < 25; turn += 1) {
      await page.mouse.wheel(0, 900);
      await page.waitForTimeout(60);
    }
    const longTasksMs = await page.evaluate(
      () => (window as unknown as { longTasks: number[] }).longTasks,
    );
    return { largestPage, longTasksMs };
  });
}
