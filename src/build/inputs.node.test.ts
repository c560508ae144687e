import fs from 'node:fs';
import { expect, test } from 'vitest';
import siteConfig from '../../site.config.ts';
import { contentFixture } from '../demos/source/index.testing.ts';
import { siteInputs, sourceInputs } from './inputs.node.ts';

const { contentDir, at } = contentFixture({
  'a/page.mdx': 'Text.',
  'a/Demo.tsx': 'export default 1;',
  'navigation.test.ts': 'a test',
});
const options = { contentDir, siteConfig, env: {} };

function write(name: string, text: string) {
  const before = { site: siteInputs(options), source: sourceInputs(options) };
  fs.writeFileSync(at(name), text);
  return {
    site: siteInputs(options) !== before.site,
    source: sourceInputs(options) !== before.source,
  };
}

test('prose is an input of the site, not of the bundles', () => {
  expect(write('a/page.mdx', 'Another text.')).toEqual({ site: true, source: false });
});

test('a demo is an input of both, a test of neither', () => {
  expect(write('a/Demo.tsx', 'export default 2;')).toEqual({ site: true, source: true });
  expect(write('navigation.test.ts', 'another test')).toEqual({ site: false, source: false });
});

test.each([
  ['the configuration', { siteConfig: { ...siteConfig, name: 'Other' } }],
  ['the license key', { env: { MUI_X_LICENSE_KEY: 'key' } }],
  ['a variable that Vite shows to the browser', { env: { VITE_NAME: 'value' } }],
])('%s is an input of both', (_, change) => {
  expect(sourceInputs({ ...options, ...change })).not.toBe(sourceInputs(options));
  expect(siteInputs({ ...options, ...change })).not.toBe(siteInputs(options));
});

test('other variables and the moment are none', () => {
  expect(siteInputs({ ...options, env: { HOME: '/home' } })).toBe(siteInputs(options));
});
