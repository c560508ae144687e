import type { LaunchOptions } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../../scripts/chromium.mjs';

// Chromium takes the last list alone: what matters here of Playwright's own, which comes before it,
// is repeated.
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // The address bar's own pages: two more renderers for every page of a test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** How tests and benchmarks start Chromium: the system's, quiet, and also as root in a container. */
export function launchOptions(): LaunchOptions {
  // Workers inherit the environment, so the searches run once.
  process.env.SHELL_PATH ??= findHeadlessShell() ?? '';
  process.env.CHROME_PATH ??= findChromium();
  return {
    executablePath: process.env.CHROME_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${disabledFeatures.join(',')}`,
    ],
  };
}

/**
 * The same without windows, if there is one. It draws letters a little differently, and reports a move of the
 * pointer to every new page: not for tests that compare pixels, or that look at what a page does before a reader acts.
 */
export function shellOptions(): LaunchOptions {
  const options = launchOptions();
  return { ...options, executablePath: process.env.SHELL_PATH || options.executablePath };
}
