import { defineConfig } from '@playwright/test';
import { launchOptions, shellOptions } from './tests/support/launch.ts';

const port = Number(process.env.E2E_PORT ?? 4310);
const baseURL = `http://127.0.0.1:${port}`;

/** What takes longest, looks at no pixels, and acts as a reader from the start or keeps the scripts away. */
const inShell = [
  '**/demos/{all-demos,checks,copying,crash,deep-links,edits,take-away,time-zones,toolbar,variants}.spec.ts',
  '**/shell/widths.spec.ts',
  '**/{accessibility,ads,agents,analytics,api,content,dev,editing,feedback,gallery}/*.spec.ts',
  '**/{language,migration,navigation,search,server,service-worker,theme-builder}/*.spec.ts',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  // They end what hangs, and judge no speed: hosts share their cores, and have taken half of them for minutes.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  // Recording every test for the few that fail would cost a third of the time.
  use: { baseURL, launchOptions: launchOptions(), screenshot: 'only-on-failure' },
  projects: [
    { name: 'headless-shell', testMatch: inShell, use: { launchOptions: shellOptions() } },
    { name: 'chromium', testIgnore: inShell },
  ],
  webServer: {
    command: 'node --import tsx src/server/cli.node.ts dist',
    env: { PORT: String(port) },
    url: `${baseURL}/x/introduction/`,
    reuseExistingServer: false,
    timeout: 30_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
