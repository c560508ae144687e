import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';

/** How tests and benchmarks start Chromium: the system's, quiet, and also as root in a container. */
export function launchOptions(): LaunchOptions {
  // Workers inherit the environment, so the search runs once.
  process.env.CHROME_PATH ??= findChromium();
  return {
    executablePath: process.env.CHROME_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
