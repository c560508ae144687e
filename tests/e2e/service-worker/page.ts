import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';

/** Opens a page and waits until the worker controls it and has stored it. */
export async function openControlled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const { pathname } = new URL(url);
  await expect.poll(() => isStored(page, pathname)).toBe(true);
  await expect.poll(() => isStored(page, `${pathname}index.txt`)).toBe(true);
}

export function isStored(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, path);
}

/** Counts the loads of a page from here on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** Asks for the newest worker, and waits until it is installed or given up. */
export function update(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/x/');
    if (!registration) return 'none';
    const workers = new Set<ServiceWorker>();
    const add = () => registration.installing && workers.add(registration.installing);
    registration.addEventListener('updatefound', add);
    await registration.update();
    add();
    // The page itself may have found it just before: then there is nothing left to wait for.
    const worker = [...workers].at(-1);
    if (!worker) return 'known';
    while (worker.state === 'installing')
      await new Promise((resolve) =>
        worker.addEventListener('statechange', resolve, { once: true }),
      );
    return worker.state;
  });
}
