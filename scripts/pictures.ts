// `npm run pictures [-- <part of a path>]`: takes a picture of every demo of the built site that has none, and draws the
// previews of its pages. `--compare <folder>`: shows what differs from pictures that were taken before.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { siteSources } from '../src/build/index.node.ts';
import {
  changedPictures,
  comparePage,
  openPictures,
  openPreviews,
} from '../src/pictures/index.node.ts';
import { pictureListPath, type PictureList } from '../src/pictures/index.ts';
import { launchOptions } from '../tests/support/launch.ts';
import { serveFolder } from '../tests/support/serveFolder.ts';
import { ensureChromium } from './chromium.mjs';
import { captureAll } from './pictures/captureAll.ts';
import { drawPreviews } from './pictures/drawPreviews.ts';

const { values, positionals } = parseArgs({
  options: { compare: { type: 'string' } },
  allowPositionals: true,
});
const store = openPictures();
process.exitCode = values.compare === undefined ? await take() : compare(values.compare);

function compare(before: string): number {
  for (const folder of [before, store.folder]) {
    if (existsSync(path.join(folder, 'demos.json'))) continue;
    console.error(`${folder} has no pictures. Name a folder that npm run pictures has filled.`);
    return 1;
  }
  const rows = changedPictures(path.resolve(before), store.folder);
  const file = path.join(store.folder, 'compare.html');
  writeFileSync(file, comparePage(rows));
  console.log(`${rows.length} changed pictures: ${path.relative(process.cwd(), file)}`);
  return 0;
}

async function take(): Promise<number> {
  const { outDir } = siteSources(process.env);
  const list = path.join(outDir, pictureListPath);
  if (!existsSync(list)) {
    console.error(`${path.relative(process.cwd(), list)} is missing. Run npm run build first.`);
    return 1;
  }
  const { demos, pages } = JSON.parse(readFileSync(list, 'utf8')) as PictureList;
  const [filter = ''] = positionals;
  const removed = store.keepOnly(new Set(demos.map(({ key }) => key)));
  store.name(demos);
  const wanted = demos.filter(({ home }) => home.includes(filter));
  const missing = wanted.filter(({ key }) => !store.find(key));
  console.log(
    `${wanted.length} demos: ${wanted.length - missing.length} have their pictures, ${missing.length} are taken, ${removed} old ones removed.`,
  );
  const start = performance.now();
  const say = (text: string) =>
    console.log(`${text}  ${((performance.now() - start) / 1000).toFixed(0)} s`);
  process.env.CHROME_PATH = await ensureChromium();
  const server = await serveFolder(outDir);
  const browser = await chromium.launch(launchOptions());
  const problems = await captureAll(browser, missing, { origin: server.url, store, say });
  // With the pictures that were taken by now.
  const previews = openPreviews(store);
  previews.keepOnly(new Set(pages.map(previews.nameOf)));
  const undrawn = pages
    .filter((page) => page.path.includes(filter))
    .filter((page) => !previews.has(previews.nameOf(page)));
  await drawPreviews(browser, undrawn, { previews, folder: store.folder });
  say(`${undrawn.length} previews of pages drawn`);
  await browser.close();
  await server.close();
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0
      ? `All ${wanted.length} demos have their pictures. Build again to use them.`
      : `${problems.length} problems.`,
  );
  return problems.length === 0 ? 0 : 1;
}
