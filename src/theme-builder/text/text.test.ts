import { expect, test } from 'vitest';
import lzString from 'lz-string';
import { presets } from '../model/presets.ts';
import { defaultSettings } from '../model/settings.ts';
import { exportedOptions, themeJson, themeTypeScript } from './exportTheme.ts';
import { importTheme } from './importTheme.ts';
import { readLiteral } from './readLiteral.ts';
import type { ReadError } from './scanner.ts';
import { longestHash, readHash, shareHash } from './share.ts';
import { outlineOf } from './takePath.ts';

function errorOf(run: () => unknown): Partial<ReadError> {
  try {
    run();
  } catch (error) {
    const { problem, line, found } = error as ReadError;
    return { problem, line, found };
  }
  return {};
}

test('a literal is read with comments, quotes, numbers and trailing commas', () => {
  const text = `// mine
const theme: ThemeOptions = {
  'a b': "x\\u0041\\n", /* two */ b: [1, -.5, 0x10, 1_000,],
  c: { d: true, e: null, f: undefined, 1: \`t\` },
} as const;`;
  const { value, lines } = readLiteral(text);
  expect(value).toEqual({
    'a b': 'xA\n',
    b: [1, -0.5, 16, 1000],
    c: { d: true, e: null, 1: 't' },
  });
  expect(lines.get('c.d')).toBe(4);
});

test('a module that calls createTheme is read', () => {
  const text = `import { createTheme } from '@mui/material/styles';
export default createTheme({ spacing: 6 }, deDE);`;
  expect(readLiteral(text).value).toEqual({ spacing: 6 });
});

test.each([
  ['{ a: 1', { problem: 'end', line: 1, found: '' }],
  ['{\n  a: blue[700],\n}', { problem: 'notPlain', line: 2, found: 'blue' }],
  ['{\n\n a: () => 1 }', { problem: 'unexpected', line: 3, found: '()' }],
  ['{ a: `x${1}` }', { problem: 'notPlain', line: 1, found: '${1}`' }],
  ['{ ...other }', { problem: 'notPlain', line: 1, found: '...other' }],
  ['{ a(b) {} }', { problem: 'notPlain', line: 1, found: 'a' }],
  ['{ a: 1\n b: 2 }', { problem: 'unexpected', line: 2, found: 'b:' }],
  ["{\n a: 'x\n' }", { problem: 'openText', line: 2 }],
  ['hello', { problem: 'noObject', line: 1, found: '' }],
  [`${'{a:'.repeat(30)}1`, { problem: 'tooDeep', line: 1 }],
  [`{${' '.repeat(200_001)}}`, { problem: 'tooLarge', line: 1, found: '' }],
])('%j is refused with its line', (text, expected) => {
  expect(errorOf(() => readLiteral(text))).toMatchObject(expected);
});

test('a name of every object is a name like others', () => {
  const { value } = readLiteral('{ "__proto__": { polluted: true } }');
  expect(Object.keys(value)).toEqual(['__proto__']);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test.each(Object.entries(presets))(
  'what is exported of %s is imported again',
  (_name, settings) => {
    const expected = { settings, other: {}, overruled: [] };
    expect(importTheme(themeJson(settings, {}))).toEqual(expected);
    expect(importTheme(themeTypeScript(settings, {}))).toEqual(expected);
  },
);

test('a single palette is that of its mode, and what has no control is kept', () => {
  const imported = importTheme(`createTheme({
    palette: { mode: 'dark', primary: { main: '#FFF', light: '#eee' } },
    cssVariables: { colorSchemeSelector: 'class' },
    components: { MuiButton: { defaultProps: { size: 'small', disableRipple: true } },
      MuiTextField: { defaultProps: { size: 'medium' } } },
    zIndex: { modal: 7 },
  })`);
  if (imported.problems) throw new Error('It has problems.');
  const { settings, other, overruled } = imported;
  expect([settings.dark.primary, settings.light, settings.density]).toEqual([
    '#ffffff',
    defaultSettings.light,
    'compact',
  ]);
  expect(settings.contrastThreshold).toBe(3);
  expect(overruled).toEqual(['components.MuiTextField.defaultProps.size']);
  expect(outlineOf(other)).toEqual([
    'components.MuiButton',
    'zIndex.modal',
    'cssVariables.colorSchemeSelector',
    'colorSchemes.dark',
  ]);
  expect(exportedOptions(settings, other)).toMatchObject({
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: { dark: { palette: { primary: { main: '#ffffff', light: '#eee' } } } },
    components: { MuiButton: { defaultProps: { size: 'small', disableRipple: true } } },
    zIndex: { modal: 7 },
  });
});

test('values that no control can show are named, with their lines', () => {
  const imported = importTheme(`{
  palette: {
    primary: { main: 'rebeccapurple' },
  },
  spacing: 99,
}`);
  expect(imported.problems).toEqual([
    { kind: 'color', path: 'palette.primary.main', line: 3, value: '"rebeccapurple"' },
    { kind: 'number', path: 'spacing', line: 5, value: '99' },
  ]);
});

test('a link carries a theme', () => {
  for (const settings of Object.values(presets)) {
    const hash = shareHash(settings);
    expect(hash.length).toBeLessThan(longestHash / 4);
    expect(readHash(hash)).toEqual({ settings });
  }
});

const packed = (text: string) => `#theme=${lzString.compressToEncodedURIComponent(text)}`;

test.each([
  ['another hash', '#colors', 'none'],
  ['nothing', '#theme=', 'broken'],
  ['noise', '#theme=%%%', 'broken'],
  ['no JSON', packed('{'), 'broken'],
  ['a list', packed('[]'), 'broken'],
  ['markup as a color', packed('{"light":{"text":"</style><script>"}}'), 'broken'],
  ['a text without end', packed(`{"fontFamily":"${'a'.repeat(60_000)}"}`), 'tooLarge'],
  ['a long address', `#theme=${'A'.repeat(longestHash)}`, 'tooLarge'],
])('a link with %s is %s', (_case, hash, problem) => {
  expect(readHash(hash)).toEqual({ problem });
});
