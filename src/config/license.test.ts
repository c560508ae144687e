import { expect, test } from 'vitest';
import siteConfig from '../../site.config.ts';
import { toClientConfig } from './clientConfig.ts';
import { licenseKey } from './license.node.ts';

test('R46 the license key comes from the environment', () => {
  expect(licenseKey({ MUI_X_LICENSE_KEY: ' abc ' })).toBe('abc');
});

test('R46 without a key, or with an empty one, there is none', () => {
  expect(licenseKey({})).toBeNull();
  expect(licenseKey({ MUI_X_LICENSE_KEY: ' ' })).toBeNull();
});

test('R46 neither the file nor the browser configuration holds a key', () => {
  // The texts of the shell mention licenses; no other field may.
  const withoutTexts = { ...siteConfig, languages: [] };
  expect(JSON.stringify([withoutTexts, toClientConfig(siteConfig)])).not.toMatch(
    /licen[cs]e|LICENSE_KEY/i,
  );
});
