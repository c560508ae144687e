import { createRequire } from 'node:module';
import { LicenseInfo } from '@mui/x-license';
import { expect, test } from 'vitest';
import { licenseModule } from './demoModules.node.ts';
import { needsLicense } from '../source/index.ts';

test('R46 the key is in the browser build alone', () => {
  expect(licenseModule('secret', 'client')).toBe(
    'export const hasLicense = true;\nexport const licenseKey = "secret";',
  );
  expect(licenseModule('secret', 'rsc')).toBe(
    'export const hasLicense = true;\nexport const licenseKey = null;',
  );
  expect(licenseModule(null, 'client')).toBe(
    'export const hasLicense = false;\nexport const licenseKey = null;',
  );
});

test('R46 one call sets the key for every copy of the license package', () => {
  const require = createRequire(import.meta.url);
  const nested = createRequire(require.resolve('@mui/x-tree-view-pro/package.json'));
  const copy = nested('@mui/x-license') as { LicenseInfo: typeof LicenseInfo };
  LicenseInfo.setLicenseKey('one key');
  expect(copy.LicenseInfo.getLicenseKey()).toBe('one key');
});

test('only Pro and Premium packages need a key', () => {
  expect(needsLicense(['react', '@mui/x-data-grid', '@mui/x-tree-view'])).toBe(false);
  expect(needsLicense(['@mui/x-data-grid-premium'])).toBe(true);
  expect(needsLicense(['@mui/x-tree-view-pro'])).toBe(true);
});
