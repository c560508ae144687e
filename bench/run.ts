import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { measureBuild } from './build.ts';
import { measureDev } from './dev.ts';
import { measureExtraction } from './extraction.ts';
import { measureGrowth } from './growth.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureNavigation } from './navigation.ts';
import { hasPictures, measurePictures } from './pictures.ts';
import { measureScrolling } from './scrolling.ts';
import { measureSearch } from './search.ts';
import { measureWeight } from './weight.ts';
import { needDist } from './site.ts';

/**
 * Each part answers with plain figures; `npm run bench -- weight navigation` runs some of them, and
 * replaces theirs among the results.
 */
const parts: Record<string, () => Promise<Record<string, unknown>>> = {
  weight: measureWeight,
  navigation: measureNavigation,
  scrolling: measureScrolling,
  pictures: measurePictures,
  search: measureSearch,
  build: measureBuild,
  growth: measureGrowth,
  dev: measureDev,
  extraction: measureExtraction,
  lighthouse: measureLighthouse,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  throw new Error(
    `There is no part "${unknown.join('", "')}". Use: ${Object.keys(parts).join(', ')}.`,
  );
}

// These build or start what they measure.
const apart = ['build', 'growth', 'dev', 'extraction'];
if (asked.length === 0 || asked.some((name) => !apart.includes(name))) needDist();
const machine = `${os.cpus().length} × ${os.cpus()[0]?.model || os.arch()}, Node ${process.version}`;
console.log(machine);
const folder = path.join(import.meta.dirname, 'results');
const resultsFile = path.join(folder, 'latest.json');
const earlier = await readFile(resultsFile, 'utf8').catch(() => '{}');
const results = JSON.parse(earlier) as Record<string, unknown>;
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  if (name === 'pictures' && asked.length === 0 && !hasPictures()) {
    console.log('Left out: the site has none.');
    continue;
  }
  const figures = await measure();
  for (const [key, value] of Object.entries(figures))
    console.log(`${key}: ${JSON.stringify(value)}`);
  results[name] = { measuredAt: new Date().toISOString(), machine, ...figures };
}

await mkdir(folder, { recursive: true });
await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
console.log('\nWritten to bench/results/latest.json');
