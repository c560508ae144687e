import { chromium } from '@playwright/test';
import siteConfig from '../../site.config.ts';
import { startSwitchingSite } from '../../tests/e2e/service-worker/switchingSite.ts';
import { launchOptions } from '../../tests/support/launch.ts';
import { personAgent } from '../../tests/support/smallSite.ts';
import { dist } from '../site.ts';
import type { Outcome } from './attack.ts';

const demoPage = '/x/react-data-grid/sorting/';

/** A portal answers for scripts, and its page is put into the cache by force: the next online load is whole. */
export async function cacheAttack(): Promise<Outcome> {
  const site = await startSwitchingSite([dist]);
  // The worker registers on the production host alone, which leads to this machine here.
  const url = `http://${siteConfig.host}:${site.port}`;
  const { args = [], ...launch } = launchOptions();
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...args,
      `--host-resolver-rules=MAP ${siteConfig.host} 127.0.0.1`,
      `--unsafely-treat-insecure-origin-as-secure=${url}`,
    ],
  });
  try {
    const page = await browser.newPage({ userAgent: personAgent });
    await page.goto(`${url}/x/introduction/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const script = await page.evaluate(async (path) => {
      const text = await (await fetch(`${path}index.txt`)).text();
      return /\/x\/_assets\/data-grid\/[\w./-]+\.js/.exec(text)?.[0] ?? '';
    }, demoPage);
    const storedType = () =>
      page.evaluate(
        async (path) => (await caches.match(path))?.headers.get('Content-Type'),
        script,
      );
    Object.assign(site.state, { trouble: 'portal', affects: /_assets/ });
    await page.evaluate(async (path) => void (await fetch(path)), script);
    await page.waitForTimeout(500);
    const isKeptOut = (await storedType()) === undefined;
    await page.evaluate(async (path) => {
      const name = (await caches.keys()).find((it) => it.startsWith('docs-assets-')) ?? '';
      const headers = { 'Content-Type': 'text/html' };
      await (await caches.open(name)).put(path, new Response('<h1>Log in</h1>', { headers }));
    }, script);
    site.state.trouble = 'none';
    let whole = 0;
    for (let load = 0; load < 3; load += 1) {
      await page.goto(url + demoPage);
      await page.locator('[data-demo] [data-ready]').first().waitFor({ timeout: 20_000 });
      whole += 1;
    }
    const isHealed = (await storedType())?.includes('javascript') ?? false;
    return {
      isHeld: isKeptOut && isHealed && script !== '',
      figures: `a portal's answer was ${isKeptOut ? 'not stored' : 'stored'}; ${whole} of 3 loads after poisoning have their demos; the bad entry was ${isHealed ? 'replaced' : 'kept'}`,
    };
  } finally {
    await browser.close();
    await site.close();
  }
}
