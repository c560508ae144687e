import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../tests/support/launch.ts';
import { serveFolder } from '../tests/support/serveFolder.ts';

export const root = path.resolve(import.meta.dirname, '..');
export const dist = path.join(root, 'dist');

export function needDist(): void {
  if (!existsSync(path.join(dist, '.server.json'))) {
    throw new Error(
      'dist/ is missing: the benchmark measures the built site. Run "npm run build" first.',
    );
  }
}

/** Serves the built site and starts a browser for as long as `measure` runs. */
export async function withSite<T>(
  measure: (url: string, browser: Browser) => Promise<T>,
): Promise<T> {
  const site = await serveFolder(dist);
  const browser = await chromium.launch(launchOptions());
  try {
    return await measure(site.url, browser);
  } finally {
    await browser.close();
    await site.close();
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
