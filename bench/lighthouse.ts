import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { launchOptions } from '../tests/support/launch.ts';
import { serveFolder } from '../tests/support/serveFolder.ts';
import { dist, median, root } from './site.ts';

/** Kept out of the project's own packages: beside them it once made the lock file unusable. */
const version = '12.8.2';
const runs = 3;
const pages = [
  '/x/',
  '/x/introduction/',
  '/x/introduction/installation/',
  '/x/react-data-grid/',
  '/x/react-data-grid/filtering/',
  '/x/react-charts/bars/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-tree-view/',
  '/x/api/data-grid/data-grid/',
];

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Lighthouse, mobile, the median of three runs a page. */
export async function measureLighthouse() {
  const folder = path.join(root, '.cache/bench/lighthouse');
  const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(cli)) await install(folder);
  const site = await serveFolder(dist);
  try {
    const results: Record<string, unknown> = {};
    for (const page of pages) {
      results[page] = await scores(cli, folder, site.url + page);
      console.log(`${page} is measured`);
    }
    return results;
  } finally {
    await site.close();
  }
}

async function install(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', `lighthouse@${version}`], {
    cwd: folder,
    stdio: 'inherit',
  });
}

async function scores(cli: string, folder: string, url: string) {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) {
    const output = path.join(folder, `report-${run}.json`);
    // Its recorder loses a navigation now and then, and asks to be run again.
    await report(cli, url, output).catch((error: Error) => {
      console.warn(`Run again: ${error.message.trim().split('\n').at(-1)}`);
      return report(cli, url, output);
    });
    reports.push(JSON.parse(await readFile(output, 'utf8')) as Report);
  }
  const category = (name: string) =>
    median(reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100)));
  const audit = (name: string) =>
    median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN));
  return {
    performance: category('performance'),
    accessibility: category('accessibility'),
    bestPractices: category('best-practices'),
    seo: category('seo'),
    largestContentfulPaintMs: Math.round(audit('largest-contentful-paint')),
    totalBlockingTimeMs: Math.round(audit('total-blocking-time')),
    cumulativeLayoutShift: audit('cumulative-layout-shift'),
  };
}

async function report(cli: string, url: string, output: string): Promise<void> {
  const { executablePath, args = [] } = launchOptions();
  // Not the synchronous way: the site is served by this very process.
  await promisify(execFile)(
    process.execPath,
    [
      cli,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=--headless=new ${args.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath } },
  );
}
