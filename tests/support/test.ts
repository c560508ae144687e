import { test as base, expect } from '@playwright/test';
import { isLicenseNotice } from './licenseNotice.ts';
import { blockedScript } from './pages.ts';

interface Support {
  /** Matches the console errors and uncaught errors that the test expects; any other one fails it. */
  allowedErrors: RegExp | null;
  failOnErrors: void;
}

/**
 * Playwright's test, failing on every uncaught error and console error of its pages. Without a license
 * key, any page with a Pro or Premium demo near the visible part may report that.
 */
export const test = base.extend<Support>({
  allowedErrors: [null, { option: true }],
  failOnErrors: [
    async ({ context, allowedErrors }, run) => {
      const errors: string[] = [];
      context.on('weberror', (event) => {
        const error = event.error();
        errors.push(`uncaught: ${error.stack || error.message}`);
      });
      context.on('console', (message) => {
        if (message.type() !== 'error' || isLicenseNotice(message.text())) return;
        if (blockedScript.test(message.text())) return;
        errors.push(`console: ${message.text()} (${message.location().url})`);
      });
      await run();
      const unexpected = errors.filter((error) => !allowedErrors?.test(error));
      expect(unexpected, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
