import { expect, expectTypeOf, test } from 'vitest';
import { arabic } from './arabic.ts';
import { checkStrings } from './checkStrings.ts';
import { english } from './english.ts';
import type { Strings } from './strings.ts';

test('R16 a second, right-to-left language has every string with its places', () => {
  expect(arabic).toMatchObject({ code: 'ar', direction: 'rtl' });
  expect(checkStrings(arabic.strings)).toEqual([]);
});

test('the second language is translated: it shares only names with English', () => {
  const same = Object.entries(leaves(english.strings)).filter(
    ([key, text]) => leaves(arabic.strings)[key] === text,
  );
  expect(same.map(([key]) => key)).toEqual([
    'products.introduction',
    'products.x-data-grid',
    'products.x-date-pickers',
    'products.x-charts',
    'products.x-tree-view',
    'settings.codeVariant.values.TS',
    'settings.codeVariant.values.JS',
    'settings.codeStyling.values.system',
    'settings.codeStyling.values.tailwind',
    'settings.packageManager.values.npm',
    'settings.packageManager.values.pnpm',
    'settings.packageManager.values.yarn',
    'planTable.licenses.mit',
    'names.placeholder',
    'themeBuilder.presets.material',
    'themeBuilder.formats.ts',
    'themeBuilder.formats.json',
  ]);
});

test('a language travels as data: it survives being written as JSON', () => {
  expect(JSON.parse(JSON.stringify(english))).toEqual(english);
});

test('a language that misses a string does not compile', () => {
  expectTypeOf<Omit<Strings, 'chips'>>().not.toExtend<Strings>();
  expectTypeOf<Strings['chips']>().toEqualTypeOf<{
    new: string;
    planned: string;
    preview: string;
  }>();
});

test('missing, unknown and misfilled strings are named with their edit', () => {
  const strings = {
    ...english.strings,
    plans: { pro: ' ', premium: 'Premium', enterprise: 'Enterprise' },
    notFound: { ...english.strings.notFound, text: 'Nothing at {place}.', home: 'Home {path}' },
    chips: undefined,
  };
  const lines = checkStrings(strings).map(
    ({ path, problem, edit }) => `${path.join('.')} ${problem}: ${edit}`,
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "plans.pro is missing: pro: '…', in English 'Pro plan'",
      "plans.enterprise isn't a string of the shell: remove enterprise",
      "chips.new is missing: new: '…', in English 'New'",
      "chips.planned is missing: planned: '…', in English 'Planned'",
      "chips.preview is missing: preview: '…', in English 'Preview'",
      "notFound.text must hold {path}, as in the English 'There is no page at {path}.', but is 'Nothing at {place}.': text: '…' with {path}",
      "notFound.home must hold no place in braces, as in the English 'Go to the introduction', but is 'Home {path}': home: '…' with no place in braces",
    ]
  `);
});

test("something that isn't a table of strings misses all of them", () => {
  expect(checkStrings(null).length).toBe(Object.keys(leaves(english.strings)).length);
});

function leaves(node: object, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(node).map(([key, value]: [string, unknown]) =>
      typeof value === 'string'
        ? { [`${prefix}${key}`]: value }
        : leaves(value as object, `${prefix}${key}.`),
    ),
  ) as Record<string, string>;
}
