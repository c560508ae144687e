import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { SiteDemo } from '../siteDemos.ts';
import { shownFiles } from './shownFiles.ts';

const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' };

/** Builds the files that the site shows of these demos into one small page. */
export async function buildHarness(demos: readonly SiteDemo[]): Promise<string> {
  const outDir = path.resolve('.cache/harness');
  await build({
    configFile: false,
    base: '/harness/',
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [shownFiles(demos)],
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: path.resolve(import.meta.dirname, 'harness.tsx'),
        output: { entryFileNames: 'harness.js' },
      },
    },
  });
  return outDir;
}

/** Opens the harness; answers with a function that shows some cases together and returns their texts, in their order. */
export async function openHarness(
  page: Page,
  folder: string,
): Promise<(keys: readonly string[]) => Promise<string[]>> {
  await page.route('**/harness/**', async (route) => {
    const name = new URL(route.request().url()).pathname.slice('/harness/'.length);
    if (name === '') {
      const body =
        '<!doctype html><title>x</title><script type="module" src="harness.js"></script>';
      return route.fulfill({ contentType: 'text/html', body });
    }
    const contentType = types[path.extname(name)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: await readFile(path.join(folder, name)) });
  });
  // Sample servers answer after a moment, which this clock brings about at once.
  await page.clock.install({ time: new Date('2025-06-15T12:00:00Z') });
  await page.goto('/harness/');
  await page.waitForFunction(() => 'show' in window);
  const texts = () =>
    page.locator('main').evaluateAll((all) => all.map((it) => (it as HTMLElement).innerText));
  return async (keys) => {
    await page.evaluate(
      (wanted) => (window as unknown as { show(keys: string[]): Promise<void> }).show(wanted),
      [...keys],
    );
    let last = '';
    for (let now = '.'; now !== last; now = (await texts()).join('\0')) {
      last = now;
      await page.clock.runFor(1000);
      await page.evaluate(drainTasks);
    }
    return last.split('\0');
  };
}

/** React works in tasks that the clock does not bring about: with 30 demos at once, some are still waiting. */
async function drainTasks(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  }
}
