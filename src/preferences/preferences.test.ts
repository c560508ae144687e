import { describe, expect, test } from 'vitest';
import { preferenceDefinitions } from './definitions.ts';
import {
  defaultPreferences,
  initialPreferences,
  preferenceAttributes,
  type PreferenceInputs,
} from './preferences.ts';

interface Given {
  hash?: string;
  cookies?: Record<string, string>;
  storage?: Record<string, string>;
  osDark?: boolean;
  page?: PreferenceInputs['page'];
}

function initial({ hash = '', cookies = {}, storage = {}, osDark = false, page }: Given) {
  return initialPreferences({
    hash,
    cookies: (key) => cookies[key] ?? null,
    storage: (key) => storage[key] ?? null,
    osDark,
    page: page ?? { language: 'en', direction: 'ltr' },
  });
}

test('R1 R26 the preferences, their values, and where each is kept', () => {
  const table = Object.entries(preferenceDefinitions).map(
    ([name, { keptIn, key, values, fallback }]) =>
      `${name}: ${values.join('|')}, else ${fallback}; ${keptIn} ${key}`,
  );
  expect(table).toEqual([
    'colorMode: light|dark|system, else system; localStorage mui-mode',
    'direction: ltr|rtl, else null; localStorage docs-direction',
    'codeVariant: TS|JS, else TS; cookie codeVariant',
    'codeStyling: system|css|tailwind, else system; cookie codeStyling',
    'packageManager: npm|pnpm|yarn, else npm; localStorage docs-package-manager',
    'apiView: list|table, else list; localStorage docs-api-view',
  ]);
});

test('R26 what a reader who never chose anything sees', () => {
  expect(defaultPreferences({ language: 'en', direction: 'ltr' })).toEqual({
    codeVariant: 'TS',
    codeStyling: 'system',
    colorMode: 'system',
    osMode: 'light',
    resolvedMode: 'light',
    direction: 'ltr',
    directionChosen: false,
    packageManager: 'npm',
    apiView: 'list',
    language: 'en',
  });
});

describe('code variant', () => {
  test.each([
    ['R28 the hash ending .js selects JavaScript', '#A.js', {}, 'JS'],
    ['R28 the hash ending .tsx selects TypeScript', '#A.tsx', {}, 'TS'],
    ['R28 the hash ending .js wins over the cookie', '#A.js', { codeVariant: 'TS' }, 'JS'],
    ['R28 the hash ending .tsx wins over the cookie', '#A.tsx', { codeVariant: 'JS' }, 'TS'],
    ['R29 without such a hash the cookie decides', '#overview', { codeVariant: 'JS' }, 'JS'],
    ['R29 without hash and cookie: TypeScript', '', {}, 'TS'],
    ['R29 an unknown cookie counts as absent', '', { codeVariant: 'js' }, 'TS'],
    ['R29 a hostile cookie counts as absent', '', { codeVariant: '<img src=x>' }, 'TS'],
  ])('%s', (_rule, hash, cookies, expected) => {
    expect(initial({ hash, cookies }).codeVariant).toBe(expected);
  });
});

describe('code styling', () => {
  test.each([
    ['R31 tailwind- selects Tailwind', '#tailwind-A.tsx', {}, 'tailwind'],
    ['R31 css- selects CSS', '#css-A.js', {}, 'css'],
    ['R31 system- wins over the cookie', '#system-A.js', { codeStyling: 'css' }, 'system'],
    ['R31 without a prefix the cookie decides', '#A.js', { codeStyling: 'css' }, 'css'],
    [
      'R31 a prefix without the ending is none',
      '#css-grid',
      { codeStyling: 'tailwind' },
      'tailwind',
    ],
    ['R29 without hash the cookie decides', '', { codeStyling: 'tailwind' }, 'tailwind'],
    ['R29 without hash and cookie: system', '', {}, 'system'],
    ['R29 an unknown cookie counts as absent', '', { codeStyling: 'constructor' }, 'system'],
  ])('%s', (_rule, hash, cookies, expected) => {
    expect(initial({ hash, cookies }).codeStyling).toBe(expected);
  });
});

describe('color mode', () => {
  test.each([
    ['R32 the stored mode', 'dark', false, 'dark', 'dark'],
    ['R32 the stored mode, whatever the system', 'light', true, 'light', 'light'],
    ['R34 system follows a dark system', 'system', true, 'system', 'dark'],
    ['R34 system follows a light system', 'system', false, 'system', 'light'],
    ['R34 nothing stored is system', undefined, true, 'system', 'dark'],
    ['R43 an unsupported stored scheme counts as absent', 'sepia', true, 'system', 'dark'],
  ])('%s', (_rule, stored, osDark, mode, resolved) => {
    const storage: Record<string, string> = stored === undefined ? {} : { 'mui-mode': stored };
    const { colorMode, resolvedMode } = initial({ storage, osDark });
    expect([colorMode, resolvedMode]).toEqual([mode, resolved]);
  });
});

describe('direction', () => {
  test.each([
    ['R26 the stored one', 'rtl', 'ltr', 'rtl', true],
    ['R26 the stored one, against the language', 'ltr', 'rtl', 'ltr', true],
    ['R26 else the language’s own', undefined, 'rtl', 'rtl', false],
    ['R26 an unknown one counts as absent', 'auto', 'ltr', 'ltr', false],
  ] as const)('%s', (_rule, stored, languageDirection, expected, chosen) => {
    const storage: Record<string, string> =
      stored === undefined ? {} : { 'docs-direction': stored };
    const { direction, directionChosen } = initial({
      storage,
      page: { language: 'xx', direction: languageDirection },
    });
    expect([direction, directionChosen]).toEqual([expected, chosen]);
  });
});

test('the package manager is remembered', () => {
  expect(initial({ storage: { 'docs-package-manager': 'pnpm' } }).packageManager).toBe('pnpm');
  expect(initial({ storage: { 'docs-package-manager': 'bun' } }).packageManager).toBe('npm');
});

test('the attributes of <html>', () => {
  const preferences = initial({ hash: '#css-A.js', storage: { 'mui-mode': 'dark' } });
  expect(preferenceAttributes(preferences)).toEqual({
    'data-code-variant': 'JS',
    'data-code-styling': 'css',
    'data-mode': 'dark',
    dir: 'ltr',
    'data-package-manager': 'npm',
    'data-api-view': 'list',
  });
});
