import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { settle } from '../tests/support/looks.ts';
import { builtPages } from '../tests/support/pages.ts';
import { differenceOf } from '../tests/support/pixels.ts';
import { dist, median, withSite } from './site.ts';

const rounds = 5;
const slowdown = 4;
const startPages = [
  '/x/react-data-grid/',
  '/x/react-data-grid/filtering/',
  '/x/react-charts/bars/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-tree-view/',
];
const swapped = 40;
/** The share of pixels that may differ: lossy pictures do at fine lines. */
const threshold = 0.01;
const scrolledMs = 6000;

export function hasPictures(): boolean {
  const folder = path.join(dist, 'x/_pictures');
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.webp'));
}

/** What a page at rest costs its reader: the way to a running demo, the swap, the gallery. */
export async function measurePictures() {
  if (!hasPictures()) {
    throw new Error('The site has no pictures. Run "npm run pictures" and "npm run build" first.');
  }
  return withSite(async (url, browser) => {
    const gallery = await measureGallery(url, browser);
    const starts = await measureStarts(url, browser);
    const swap = await measureSwaps(url, browser);
    return { gallery, starts, swap };
  });
}

/** From the first sign of a reader to the first demo, beside a page without pictures from its navigation on. */
async function measureStarts(url: string, browser: Browser) {
  const results: Record<string, unknown> = {};
  for (const page of startPages) {
    const rest: number[] = [];
    const load: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      rest.push(await startOf(browser, url + page, true));
      load.push(await startOf(browser, url + page, false));
    }
    const [restMs, loadMs] = [Math.round(median(rest)), Math.round(median(load))];
    results[page] = { restMs, loadMs, ratio: Math.round((restMs / loadMs) * 100) / 100 };
  }
  return { slowdown, ...results };
}

async function startOf(browser: Browser, url: string, rests: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (!rests)
      await page.route(url, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replaceAll(' data-picture=', ' data-no-picture=');
        await route.fulfill({ response: answer, body });
      });
    await page.addInitScript(() => {
      const times: { sign?: number; ready?: number } = {};
      Object.assign(window, { times });
      document.addEventListener('pointermove', () => (times.sign ??= performance.now()), true);
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[data-stage][data-ready]')) return;
        times.ready = performance.now();
        observer.disconnect();
      });
      observer.observe(document, { subtree: true, attributeFilter: ['data-ready'] });
    });
    await page.goto(url, { waitUntil: rests ? 'networkidle' : 'commit' });
    if (rests) {
      if ((await page.locator('[data-picture=all]').count()) === 0) {
        throw new Error(`${url} is not at rest. Run "npm run pictures" and "npm run build" first.`);
      }
      await page.mouse.move(5, 5);
    }
    await page.waitForFunction(() => 'ready' in (window as unknown as { times: object }).times);
    const { sign = 0, ready = 0 } = await page.evaluate(
      () => (window as unknown as { times: { sign?: number; ready?: number } }).times,
    );
    return ready - (rests ? sign : 0);
  } finally {
    await context.close();
  }
}

/** The share of pixels that change visibly when the running demo takes the place of its picture. */
async function measureSwaps(url: string, browser: Browser) {
  const pages = builtPages().filter((page) => /^\/x\/react-/.test(page));
  const step = pages.length / swapped;
  const chosen = Array.from({ length: swapped }, (_, place) => pages[Math.floor(place * step)]);
  const shares: { place: string; share: number }[] = [];
  const without: string[] = [];
  for (const [turn, page] of chosen.entries())
    for (const mode of ['light', 'dark'] as const) {
      const width = turn % 2 === 0 ? 1280 : 390;
      const share = await swapOf(browser, url + page, mode, width);
      const place = `${page} ${mode} ${width}`;
      if (share === undefined) without.push(place);
      else shares.push({ place, share: Math.round(share * 1e5) / 1e5 });
    }
  shares.sort((one, other) => other.share - one.share);
  return {
    swaps: shares.length,
    median: median(shares.map(({ share }) => share)),
    threshold,
    above: shares.filter(({ share }) => share > threshold).length,
    worst: shares.slice(0, 8),
    withoutPicture: without,
  };
}

async function swapOf(browser: Browser, url: string, colorScheme: 'light' | 'dark', width: number) {
  const context = await browser.newContext({
    viewport: { width, height: 1200 },
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    const stage = page.locator('[data-stage]:has([data-picture] img:visible)').first();
    if ((await stage.count()) === 0) return undefined;
    const name = await stage.evaluate((it) => it.closest('[data-demo]')?.getAttribute('data-demo'));
    const same = page.locator(`[data-demo="${name}"] [data-stage]`);
    await same.locator('img:visible').evaluate((image: HTMLImageElement) => image.decode());
    const picture = await same.screenshot();
    await page.mouse.move(2, 2);
    await page.locator(`[data-demo="${name}"] [data-stage][data-ready]`).waitFor();
    await settle(page);
    const running = await same.screenshot({ caret: 'hide' });
    return await differenceOf(await context.newPage(), picture, running);
  } finally {
    await context.close();
  }
}

/** Frames while the gallery of all demos is scrolled, on a slower processor. */
async function measureGallery(url: string, browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${url}/x/gallery/`, { waitUntil: 'networkidle' });
  await page.mouse.move(600, 400);
  await page.mouse.move(610, 400);
  await page.waitForTimeout(1500);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const watching = page.evaluate(async (most) => {
    const times: number[] = [];
    const start = performance.now();
    let last = start;
    while (last - start < most) {
      const now = await new Promise<number>(requestAnimationFrame);
      times.push(now - last);
      last = now;
    }
    return times;
  }, scrolledMs);
  const end = performance.now() + scrolledMs;
  while (performance.now() < end) {
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(30);
  }
  const frames = await watching;
  const pictures = await page.locator('[data-name]').count();
  await page.close();
  const total = frames.reduce((sum, ms) => sum + ms, 0);
  const sorted = [...frames].sort((one, other) => one - other);
  return {
    slowdown,
    pictures,
    framesPerSecond: Math.round((frames.length / total) * 10_000) / 10,
    frame95Ms: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
    longestFrameMs: Math.round(sorted.at(-1) ?? 0),
  };
}
