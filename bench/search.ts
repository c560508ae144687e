import { statSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request, Route } from '@playwright/test';
import { openInteractive } from '../tests/support/pages.ts';
import { dist, median, withSite } from './site.ts';

const slowdown = 4;
// The product with the longest list of names, on a page without demos: what is counted is the search's own.
const start = '/x/api/data-grid/toolbar/';
const typed = [
  'sorting',
  'row height',
  'sortModel',
  'date range picker',
  'export to excel',
  'filtring',
  'stacked bar',
  'LocalizationProvider',
  'drag and drop tree',
  'license key',
];

/** From a key to the painted results, on a slow machine; and the bytes up to the first result. */
export async function measureSearch() {
  return withSite(async (url, browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.route('**/_assets/searchWorker-*.js', slowWorker);
    const { firstResultBytes } = await openSearch(page, url);
    // The whole index is there before the typing begins: every key searches all of it.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(watchInput);
    const input = page.getByRole('combobox', { name: 'Search the documentation' });
    for (const query of typed) {
      await input.fill('');
      for (const key of query) {
        await page.keyboard.type(key);
        await page.waitForTimeout(150);
      }
    }
    await page.waitForTimeout(500);
    const { keys, longTasks } = await page.evaluate(readWatch);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const times = keys.map(({ painted }) => painted);
    return {
      firstResultBrotliBytes: firstResultBytes,
      slowdown,
      keys: times.length,
      keyToPaintedMs: { median: round(median(times)), p95: round(percentile(times, 0.95)) },
      engineMs: round(median(keys.map(({ took }) => took))),
      longTasks: longTasks.length,
      longestTaskMs: round(Math.max(0, ...longTasks)),
    };
  });
}

/** The browser slows the page alone: the worker keeps its own thread busy as much longer. */
async function slowWorker(route: Route): Promise<void> {
  const response = await route.fetch();
  const slow = `{
    const post = self.postMessage.bind(self);
    self.postMessage = (message) => {
      const end = performance.now() + ${slowdown - 1} * (message.tookMs ?? 0);
      while (performance.now() < end);
      post(message);
    };
  }\n`;
  await route.fulfill({ response, body: slow + (await response.text()) });
}

/** Opens the dialog with nothing of the search loaded; the bytes of what the first result needs. */
export async function openSearch(page: Page, url: string) {
  // A reader who saves data gets nothing ahead.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openInteractive(page, url + start);
  await page.waitForLoadState('networkidle');
  const asked = new Set<string>();
  let release = (): void => undefined;
  const firstResult = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/x/search/*.json', async (route) => {
    // On a network that is not this machine, the files behind the first come after its results.
    if ([...asked].some(isIndex)) await firstResult;
    asked.add(pathOf(route.request()));
    await route.continue();
  });
  const count = (request: Request) => {
    if (!isIndex(pathOf(request))) asked.add(pathOf(request));
  };
  page.on('request', count);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('sort');
  await page.getByRole('option').first().waitFor();
  page.off('request', count);
  const loaded = [...asked];
  release();
  await page.unrouteAll({ behavior: 'wait' });
  return { loaded, firstResultBytes: loaded.reduce((sum, file) => sum + brotliSize(file), 0) };
}

const pathOf = (request: Request) => new URL(request.url()).pathname;
const isIndex = (file: string) => /^\/x\/search\/.*\.json$/.test(file);

function brotliSize(file: string): number {
  const name = path.join(dist, file.endsWith('/') ? `${file}index.html` : file);
  for (const candidate of [`${name}.br`, name]) {
    const size = statSync(candidate, { throwIfNoEntry: false })?.size;
    if (size !== undefined) return size;
  }
  return 0;
}

interface Watch {
  keys: { painted: number; took: number }[];
  longTasks: number[];
}

/** Runs in the page. */
function watchInput(): void {
  const watch: Watch = { keys: [], longTasks: [] };
  Object.assign(window, { searchWatch: watch });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  const input = document.querySelector<HTMLInputElement>('input[role=combobox]');
  const list = document.querySelector<HTMLElement>('[role=listbox]');
  let pressedAt = 0;
  let asked: { query: string; at: number } | undefined;
  // The key itself: the event of the input comes when the browser has put the letter in.
  input?.addEventListener('keydown', (event) => {
    pressedAt = event.timeStamp;
  });
  input?.addEventListener('input', () => {
    asked = input.value ? { query: input.value, at: pressedAt } : undefined;
  });
  new MutationObserver(() => {
    if (!asked || !list || list.dataset.answers !== asked.query) return;
    const { at } = asked;
    asked = undefined;
    const took = Number(list.dataset.tookMs);
    // After the frame that paints it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => watch.keys.push({ painted: performance.now() - at, took });
      port2.postMessage(null);
    });
  }).observe(list ?? document.body, { attributes: true });
}

function readWatch(): Watch {
  return (window as unknown as { searchWatch: Watch }).searchWatch;
}

const round = (value: number) => Math.round(value * 10) / 10;

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
