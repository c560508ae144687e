import type { Page } from '@playwright/test';
import { withSite } from './site.ts';

const prosePage = '/x/introduction/installation/';

interface Traffic {
  script: number;
  document: number;
  other: number;
  requests: number;
}

/** Gzipped bytes of a page of prose: before a reader acts, and after. */
export async function measureWeight() {
  return withSite(async (url, browser) => {
    const page = await browser.newPage();
    const traffic = await countTraffic(page);
    await page.goto(url + prosePage, { waitUntil: 'networkidle' });
    const untouched = { ...traffic };
    await page.mouse.move(50, 50);
    await page.mouse.move(60, 60);
    await page.waitForTimeout(300);
    await page.waitForLoadState('networkidle');
    return { prosePage, untouched, interactive: { ...traffic } };
  });
}

async function countTraffic(page: Page): Promise<Traffic> {
  const traffic: Traffic = { script: 0, document: 0, other: 0, requests: 0 };
  // The figures are gzip's, whatever the browser would prefer.
  await page.route('**/*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'accept-encoding': 'gzip' } }),
  );
  page.on('response', (response) => {
    const bytes = Number(response.headers()['content-length'] ?? 0);
    const type = response.request().resourceType();
    traffic.requests += 1;
    if (new URL(response.url()).pathname.endsWith('.js')) traffic.script += bytes;
    else if (type === 'document') traffic.document += bytes;
    else traffic.other += bytes;
  });
  return traffic;
}
