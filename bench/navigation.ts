import { openInteractive } from '../tests/support/pages.ts';
import { median, withSite } from './site.ts';

const rounds = 30;
const pages = ['/x/introduction/', '/x/introduction/installation/'] as const;

/** From the click on a sidebar link to the new page's heading in the DOM, warm and after a full load. */
export async function measureNavigation() {
  return withSite(async (url, browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await openInteractive(page, url + pages[0]);
    const soft: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const target = pages[(round + 1) % 2] ?? pages[0];
      soft.push(await page.evaluate(clickToHeading, target));
    }
    const hard: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const started = performance.now();
      await page.goto(url + (pages[round % 2] ?? pages[0]), { waitUntil: 'domcontentloaded' });
      hard.push(performance.now() - started);
    }
    const softMs = round(median(soft));
    const hardMs = round(median(hard));
    return { rounds, clickToHeadingMs: softMs, fullLoadMs: hardMs, ratio: round(hardMs / softMs) };
  });
}

/** Runs in the page. */
function clickToHeading(target: string): Promise<number> {
  return new Promise((resolve) => {
    const link = document.querySelector<HTMLAnchorElement>(`#docs-sidebar a[href="${target}"]`);
    const before = document.querySelector('h1')?.textContent;
    const started = performance.now();
    const observer = new MutationObserver(() => {
      const now = document.querySelector('h1')?.textContent;
      if (!now || now === before) return;
      observer.disconnect();
      resolve(performance.now() - started);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    link?.click();
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
