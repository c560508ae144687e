import os from 'node:os';
import type { Browser } from '@playwright/test';
import type { ListedDemo } from '../../src/pictures/index.ts';
import type { PictureStore } from '../../src/pictures/index.node.ts';
import { capturePage } from './capture.ts';

/** Pages that are open at the same time. */
const parallel = Math.max(2, os.availableParallelism());
/** A page that stands still must not hold up all others. */
const mostMs = 180_000;

interface CaptureOptions {
  origin: string;
  store: PictureStore;
  say: (text: string) => void;
}

/** Takes the pictures of demos, page by page; answers with what went wrong. */
export async function captureAll(
  browser: Browser,
  demos: readonly ListedDemo[],
  { origin, store, say }: CaptureOptions,
): Promise<string[]> {
  const pages = [...new Set(demos.map(({ home }) => home))]
    .map((home) => ({ home, pageDemos: demos.filter((demo) => demo.home === home) }))
    // The longest first, so that no lane ends long after the others.
    .sort((one, other) => other.pageDemos.length - one.pageDemos.length);
  const problems: string[] = [];
  let done = 0;
  const queue = pages.values();
  const lane = async () => {
    for (const { home, pageDemos } of queue) {
      try {
        const failed = await inTime(capturePage(browser, origin, pageDemos, store));
        problems.push(...failed.map((name) => `${home}: ${name} does not run.`));
      } catch (error) {
        problems.push(`${home}: ${error instanceof Error ? error.message : String(error)}`);
      }
      done += pageDemos.length;
      say(`${done} of ${demos.length} demos  ${home}`);
    }
  };
  await Promise.all(Array.from({ length: parallel }, lane));
  return problems;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = `no pictures after ${mostMs / 1000} s. Run npm run pictures again.`;
    timer = setTimeout(() => reject(new Error(message)), mostMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
