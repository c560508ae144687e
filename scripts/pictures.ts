// `npm run pictures [-- <part of a path>]`: takes a picture of every demo of the built site that has none.
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { siteSources } from '../src/build/index.node.ts';
import { openPictures } from '../src/pictures/index.node.ts';
import { pictureListPath, type ListedDemo } from '../src/pictures/index.ts';
import { launchOptions } from '../tests/support/launch.ts';
import { serveFolder } from '../tests/support/serveFolder.ts';
import { ensureChromium } from './chromium.mjs';
import { capturePage } from './pictures/capture.ts';

/** Pages that are open at the same time. */
const parallel = Math.max(2, os.availableParallelism());

const { outDir } = siteSources(process.env);
const list = path.join(outDir, pictureListPath);
if (!existsSync(list)) {
  console.error(`${path.relative(process.cwd(), list)} is missing. Run npm run build first.`);
  process.exit(1);
}
const demos = JSON.parse(readFileSync(list, 'utf8')) as ListedDemo[];
const store = openPictures();
const removed = store.keepOnly(new Set(demos.map(({ key }) => key)));
const [filter = ''] = process.argv.slice(2);
const wanted = demos.filter(({ home }) => home.includes(filter));
const missing = wanted.filter(({ key }) => !store.find(key));
const pages = [...new Set(missing.map(({ home }) => home))]
  .map((home) => missing.filter((demo) => demo.home === home))
  // The longest first, so that no lane ends long after the others.
  .sort((one, other) => other.length - one.length);
console.log(
  `${wanted.length} demos: ${wanted.length - missing.length} have their pictures, ${missing.length} on ${pages.length} pages are taken, ${removed} old ones removed.`,
);

const start = performance.now();
const seconds = () => `${((performance.now() - start) / 1000).toFixed(0)} s`;
let done = 0;
const problems: string[] = [];
if (pages.length > 0) {
  process.env.CHROME_PATH = await ensureChromium();
  const server = await serveFolder(outDir);
  const browser = await chromium.launch(launchOptions());
  const queue = pages.values();
  const lane = async () => {
    for (const own of queue) {
      const home = own[0]?.home ?? '';
      try {
        const failed = await capturePage(browser, server.url, own, store);
        problems.push(...failed.map((name) => `${home}: ${name} does not run.`));
      } catch (error) {
        problems.push(`${home}: ${error instanceof Error ? error.message : String(error)}`);
      }
      done += own.length;
      console.log(`${done} of ${missing.length}  ${home}  ${seconds()}`);
    }
  };
  await Promise.all(Array.from({ length: parallel }, lane));
  await browser.close();
  await server.close();
}
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `All ${wanted.length} demos have their pictures. Build again to use them.`
    : `${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
