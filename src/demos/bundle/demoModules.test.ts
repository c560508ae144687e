import { createRequire } from 'node:module';
import { LicenseInfo } from '@mui/x-license';
import { expect, test } from 'vitest';
import { licenceModule } from './demoModules.node.ts';
import { needsLicence } from '../source/index.ts';

test('R46 the key is in the browser build alone', () => {
  expect(licenceModule('secret', 'client')).toBe(
    'export const hasLicence = true;\nexport const licenceKey = "secret";',
  );
  expect(licenceModule('secret', 'rsc')).toBe(
    'export const hasLicence = true;\nexport const licenceKey = null;',
  );
  expect(licenceModule(null, 'client')).toBe(
    'export const hasLicence = false;\nexport const licenceKey = null;',
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
  expect(needsLicence(['react', '@mui/x-data-grid', '@mui/x-tree-view'])).toBe(false);
  expect(needsLicence(['@mui/x-data-grid-premium'])).toBe(true);
  expect(needsLicence(['@mui/x-tree-view-pro'])).toBe(true);
});
