import { expect, test } from 'vitest';
import { billOfMaterials } from './billOfMaterials.ts';

const made = (packages: Parameters<typeof billOfMaterials>[0]['packages']) =>
  billOfMaterials({ name: 'x-docs', version: '0.1.0', packages }) as {
    components: Record<string, unknown>[];
  };

test('packages of the site and of its tools, with license and hash', () => {
  const { components, ...rest } = made({
    '': { version: '0.1.0' },
    'node_modules/@mui/x-charts': { version: '8.11.3', license: 'MIT', integrity: 'sha512-AAH/' },
    'node_modules/vite': { version: '8.3.5', license: '(MIT AND Zlib)', dev: true },
    'node_modules/local': { link: true },
  });
  expect(rest).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': 'x-docs', name: 'x-docs', version: '0.1.0' },
    },
  });
  expect(components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40mui/x-charts@8.11.3',
      name: '@mui/x-charts',
      version: '8.11.3',
      scope: 'required',
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: '0001ff' }],
      purl: 'pkg:npm/%40mui/x-charts@8.11.3',
    },
    {
      type: 'library',
      'bom-ref': 'pkg:npm/vite@8.3.5',
      name: 'vite',
      version: '8.3.5',
      scope: 'excluded',
      licenses: [{ expression: '(MIT AND Zlib)' }],
      purl: 'pkg:npm/vite@8.3.5',
    },
  ]);
});

test('a version that is installed in two places is listed once', () => {
  const { components } = made({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b/node_modules/a': { version: '1.0.0' },
    'node_modules/c/node_modules/a': { version: '2.0.0' },
  });
  expect(components.map((component) => component['bom-ref'])).toEqual([
    'pkg:npm/a@1.0.0',
    'pkg:npm/a@2.0.0',
  ]);
});
