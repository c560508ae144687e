// `npm run crawl -- https://docs.example.com [--pages 50] [--pause 100] [--slow 1000] [--console]`: walks a
// deployed site from its sitemap and reports dead links, missing headers and slow pages; with --console also
// what Chromium's console says.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { crawl, findingKinds, type CrawlTools } from '../src/crawl/index.ts';
import { securityHeaders } from '../src/server/index.ts';
import { launchOptions } from '../tests/support/launch.ts';

const usage =
  'npm run crawl -- <address> [--pages <number>] [--pause <ms>] [--slow <ms>] [--console]';
const longestMs = 30_000;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pages: { type: 'string', default: '10000' },
      pause: { type: 'string', default: '100' },
      slow: { type: 'string', default: '1000' },
      console: { type: 'boolean', default: false },
    },
  });
  const [address = ''] = positionals;
  if (positionals.length !== 1 || !/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error('Name one address that starts with https:// or http://.');
  const number = (name: 'pages' | 'pause' | 'slow') => {
    if (!/^\d{1,7}$/.test(values[name])) throw new Error(`--${name} needs a whole number.`);
    return Number(values[name]);
  };
  return {
    origin: new URL(address).href.replace(/\/$/, ''),
    maxPages: number('pages'),
    pauseMs: number('pause'),
    slowMs: number('slow'),
    withConsole: values.console,
  };
}

async function main(): Promise<void> {
  const { withConsole, ...options } = readArguments();
  const browser = withConsole ? await chromium.launch(launchOptions()) : undefined;
  const consoleErrors: CrawlTools['consoleErrors'] = async (address) => {
    const page = await browser?.newPage();
    if (!page) return [];
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(address, { timeout: longestMs }).catch((error: Error) => {
      errors.push(error.message);
    });
    await page.close();
    return errors;
  };
  const expected = { ...securityHeaders({ inlineScriptHashes: [], production: true }) };
  const tools: CrawlTools = {
    fetch: (address, init) =>
      fetch(address, {
        ...init,
        headers: { 'user-agent': 'x-docs-crawl' },
        signal: AbortSignal.timeout(longestMs),
      }),
    now: () => performance.now(),
    pause: (ms) => pause(ms),
    ...(browser && { consoleErrors }),
  };
  try {
    const headers = [...Object.keys(expected), 'Cache-Control', 'ETag'];
    const report = await crawl({ ...options, headers }, tools);
    for (const kind of findingKinds) {
      const findings = report.findings.filter((finding) => finding.kind === kind);
      console.log(`${kind}: ${findings.length || 'none'}`);
      for (const { page, detail } of findings) console.log(`  ${page}  ${detail}`);
    }
    const left = report.left > 0 ? `, ${report.left} pages left out (--pages)` : '';
    console.log(`${report.pages} pages, ${report.links} links${left}.`);
    process.exitCode = report.findings.length > 0 ? 1 : 0;
  } finally {
    await browser?.close();
  }
}

main().catch((error: Error) => {
  console.error(`${error.message}\n${usage}`);
  process.exitCode = 1;
});
