import { describe, expect, test } from 'vitest';
import { cookieSlot, storageSlot } from '../storage/index.ts';
import { preferenceDefinitions, type Direction } from './definitions.ts';
import { fakeEnvironment, type FakeOptions } from './fakeEnvironment.ts';
import { headScript } from './headScript.ts';
import { initialPreferences, preferenceAttributes } from './preferences.ts';

const direction: Direction = 'ltr';

/** Runs the text as a browser would, with nothing in reach but window and document. */
function paint(options: FakeOptions): Record<string, string> {
  const env = fakeEnvironment(options);
  const view = {
    get localStorage() {
      return env.getStorage();
    },
    get location() {
      return { hash: env.getHash() };
    },
    matchMedia: env.matchMedia,
  };
  // Undefined on purpose: the text must not reach for a global or a bundler's runtime.
  const hidden = ['globalThis', 'self', 'process', 'require', 'localStorage', 'location'];
  new Function('window', 'document', ...hidden, `'use strict';${headScript()}`)(view, env.document);
  return Object.fromEntries(env.attributes);
}

function expected(options: FakeOptions): Record<string, string> {
  const env = fakeEnvironment(options);
  const preferences = initialPreferences({
    hash: env.getHash(),
    cookies: (key) => cookieSlot(key, env.document).read(),
    storage: (key) => storageSlot(key, () => env.getStorage()).read(),
    osDark: !options.hostile && options.osDark === true,
    page: { language: 'en', direction },
  });
  return preferenceAttributes(preferences);
}

const hashes = [
  '',
  '#',
  '#overview',
  '#A.tsx',
  '#A.js',
  '#css-A.js',
  '#tailwind-A.tsx',
  '#system-A.js',
  '#css-A',
  '#.tsx',
  '#css-.js',
  '#constructor-A.tsx',
  '#%E0%A4%A.js',
  '#"><script>.tsx',
];

const cookies = [
  '',
  'codeVariant=JS; codeStyling=css',
  'a=b;codeStyling=tailwind;codeVariant=TS',
  'codeVariant=%4AS',
  'codeVariant=%E0%A4%A; codeStyling=css',
  'codeVariant=TS; codeVariant=JS',
  'codeVariant=js; codeStyling=__proto__',
  'xcodeVariant=JS; codeVariantx=JS',
  'codeVariant; codeStyling=',
  'codeVariant="JS"; codeStyling=</script>',
];

const storages: Record<string, string>[] = [
  {},
  { 'mui-mode': 'dark', 'docs-direction': 'rtl', 'docs-package-manager': 'yarn' },
  { 'mui-mode': 'light', 'docs-direction': 'ltr', 'docs-package-manager': 'pnpm' },
  { 'mui-mode': 'system' },
  { 'mui-mode': 'sepia', 'docs-direction': 'auto', 'docs-package-manager': 'rm -rf' },
  { 'mui-mode': '', 'docs-direction': '', 'docs-package-manager': '' },
  { 'mui-mode': '"dark"', 'docs-direction': 'RTL', 'docs-package-manager': 'constructor' },
];

describe('the script and the store agree', () => {
  test.each(hashes)('R28 R29 R31 with the hash %j, over all cookies', (hash) => {
    for (const cookie of cookies) {
      expect(paint({ hash, cookie }), cookie).toEqual(expected({ hash, cookie }));
    }
  });

  test.each(storages)('R32 R34 with the storage %j, over both systems', (stored) => {
    for (const osDark of [false, true]) {
      expect(paint({ stored, osDark })).toEqual(expected({ stored, osDark }));
    }
  });

  test.each(hashes)('R28 where everything throws, with the hash %j', (hash) => {
    const options = { hash, hostile: true, osDark: true };
    expect(paint(options)).toEqual(expected(options));
  });
});

test('R28 R31 R32 the first paint has every attribute', () => {
  const stored = { 'mui-mode': 'dark', 'docs-direction': 'rtl', 'docs-package-manager': 'pnpm' };
  expect(paint({ hash: '#tailwind-A.js', stored })).toEqual({
    'data-code-variant': 'JS',
    'data-code-styling': 'tailwind',
    'data-mode': 'dark',
    dir: 'rtl',
    'data-package-manager': 'pnpm',
    'data-api-view': 'list',
  });
});

test('a direction that was never chosen stays the server’s', () => {
  const env = fakeEnvironment();
  env.attributes.set('dir', 'rtl');
  const view = {
    location: { hash: '' },
    localStorage: env.getStorage(),
    matchMedia: env.matchMedia,
  };
  new Function('window', 'document', headScript())(view, env.document);
  expect(env.attributes.get('dir')).toBe('rtl');
});

describe('the text', () => {
  test('is the same each time, small, and fit for a <script> element', () => {
    expect(headScript()).toBe(headScript());
    expect(headScript().length).toBeLessThan(1536);
    expect(headScript()).not.toMatch(/[<\n]\/|<!--|\n/);
  });

  test('takes each key from the definitions, once', () => {
    for (const { key, attribute } of Object.values(preferenceDefinitions)) {
      expect(headScript().split(`"${attribute}","${key}"`)).toHaveLength(2);
    }
  });
});
