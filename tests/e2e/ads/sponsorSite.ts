import type { Page } from '@playwright/test';
import { createSponsor } from '../../../src/ads/index.node.ts';
import { listen } from '../../../src/server/index.node.ts';
import { serveFolder } from '../../support/serveFolder.ts';
import { buildSmallSite, sponsorPort } from '../../support/smallSite.ts';

/** The local sponsor, and a small site whose configuration names it. */
export async function startSponsorSite() {
  const sponsor = createSponsor();
  const listening = await listen(sponsor.server, { port: sponsorPort });
  const site = await serveFolder(buildSmallSite('sponsor-site'));
  return {
    sponsor,
    url: site.url,
    sponsorUrl: listening.url,
    close: () => Promise.all([site.close(), listening.close()]),
  };
}

/** Before the page's scripts: the shape, the luck of every draw, and a sum of layout shifts. */
export async function prepare(page: Page, shape: 'inline' | 'image', luck = 0.5): Promise<void> {
  await page.addInitScript(
    ([keptShape, value]) => {
      sessionStorage.setItem('docs-ad-shape', keptShape);
      Math.random = () => value;
      Object.assign(window, { shift: 0, dataLayer: [] });
      new PerformanceObserver((list) => {
        const state = window as unknown as { shift: number };
        for (const entry of list.getEntries())
          state.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    },
    [shape, luck] as const,
  );
  // The tag script itself stays away: what it would get is in the queue.
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
}

export const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shift: number }).shift);

/** The ad events in the queue, as `action label`. */
export function adEvents(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer
      .filter((command) => command[0] === 'event' && command[1] === 'ad')
      .map((command) => {
        const { eventAction, eventLabel } = command[2] as Record<string, string>;
        return `${eventAction} ${eventLabel}`;
      });
  });
}
