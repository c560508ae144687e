// `npm run heights <part of a path> [-- --write]`: measures the demos of built pages at several widths, and lists those
// whose page reserves too little or too much. `--write` corrects the pages.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { siteSources } from '../src/build/index.node.ts';
import { demosOfPage } from '../src/demos/source/index.node.ts';
import { heightText } from '../src/demos/source/index.ts';
import { pageFileOf } from '../src/pages/index.ts';
import { pictureListPath, type PictureList } from '../src/pictures/index.ts';
import { launchOptions } from '../tests/support/launch.ts';
import { serveFolder } from '../tests/support/serveFolder.ts';
import { measureDemos } from './heights/measureDemos.ts';
import { betterHeight, withHeight } from './heights/betterHeight.ts';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { outDir } = siteSources(process.env);
const list = path.join(outDir, pictureListPath);
const { demos } = JSON.parse(readFileSync(list, 'utf8')) as PictureList;
const [filter = ''] = positionals;
const homes = [...new Set(demos.map(({ home }) => home))].filter((home) => home.includes(filter));

const server = await serveFolder(outDir);
const browser = await chromium.launch(launchOptions());
let wrong = 0;
for (const home of homes) {
  const file = pageFileOf(home);
  const source = readFileSync(file, 'utf8');
  const measured = await measureDemos(browser, server.url + home);
  let text = source;
  for (const { name, height } of demosOfPage(source, file)) {
    const needed = measured.get(name);
    const better = height && needed && betterHeight(height, needed);
    if (!better) continue;
    wrong += 1;
    console.log(`${file}: ${name} has ${heightText(height)}, needs ${heightText(better)}`);
    text = withHeight(text, name, better);
  }
  if (values.write && text !== source) writeFileSync(file, text);
}
await browser.close();
await server.close();
console.log(
  `${homes.length} pages, ${wrong} heights ${values.write ? 'corrected' : 'to correct'}.`,
);
