import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run test:dev`: starts development servers of its own, so it needs no built site. */
export default defineConfig({
  ...base,
  testDir: 'tests/dev',
  outputDir: 'test-results/dev',
  reporter: [['list']],
  workers: 1,
  webServer: undefined,
});
