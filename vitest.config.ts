import { defineConfig } from 'vitest/config';
import { inlineScriptsPlugin } from './src/build-tools/index.bundle.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [inlineScriptsPlugin()],
        test: {
          name: 'unit',
          // Loading modules again for each file took two thirds of the time. Tests share none that they change.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'content/**/*.test.ts', 'scripts/**/*.test.ts'],
          // Other parts of `npm test` run beside these.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // The built site as files and over HTTP: what needs no browser.
          name: 'site',
          isolate: false,
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'tests/site/requireDist.ts',
          // Commands are started and hundreds of pages are read on a machine that may be busy.
          testTimeout: 600_000,
        },
      },
    ],
  },
});
