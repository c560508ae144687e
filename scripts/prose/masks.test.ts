import { expect, test } from 'vitest';
import { maskCss, maskScript } from './maskCode.ts';
import { maskMdx } from './maskMdx.ts';

const words = (masked: string) => masked.match(/[A-Za-z]+/g) ?? [];

test.each([
  ['page', maskMdx, '---\ntitle: A\n---\n\nText `a b`\n\n```ts\ncode\n```\n'],
  ['style sheet', maskCss, '/* why */\n.a {\n  color: red;\n}\n'],
  ['script', (text: string) => maskScript('a.ts', text, true), '// why\nconst a = `b ${1} c`;\n'],
])('the mask of a %s has the length and the lines of its source', (_, mask, source) => {
  const masked = mask(source);
  expect(masked).toHaveLength(source.length);
  expect(masked.split('\n').map((line) => line.length)).toEqual(
    source.split('\n').map((line) => line.length),
  );
});

test('of the front matter, title and description are prose', () => {
  const page =
    '---\ntitle: Sorting\ndescription: Sort rows.\nkeywords:\n  page: piles\n---\n\nText\n';
  expect(words(maskMdx(page))).toEqual(['Sorting', 'Sort', 'rows', 'Text']);
});

test('fences, addresses, markup and expressions are not prose, their text is', () => {
  const page = [
    '## Stack bars {id="pile", plan="pro"}',
    '<Demo name="Pile" height={420} />',
    'Press <kbd>Enter</kbd>, see [bars](/x/pile/#pile).',
    '```tsx title="Pile.tsx"',
    'const pile = 1;',
    '```',
    ':::warning[A trap]',
    '{/* pile */}',
  ].join('\n');
  expect(words(maskMdx(page))).toEqual([
    'Stack',
    'bars',
    'Press',
    'Enter',
    'see',
    'bars',
    'A',
    'trap',
  ]);
});

test('inline code stays one word of its sentence', () => {
  expect(maskMdx('The `a b` prop and ``c`d``.')).toBe('The xxxxx prop and xxxxxxx.');
});

test('comments of a script are prose, identifiers and quoted code are not', () => {
  const code = '/**\n * Sets `colour` once.\n */\nconst colour = 1; // the end\n';
  expect(words(maskScript('a.ts', code, true))).toEqual(['Sets', 'xxxxxxxx', 'once', 'the', 'end']);
});

test('what looks like a comment in a string, a pattern or JSX text is none', () => {
  const code = 'const a = "http://colour"; const b = /\\/*colour/; const c = <p>a // colour</p>;';
  expect(words(maskScript('a.tsx', code, false))).toEqual([]);
});

test('sentences in strings are messages; keys and class names are not', () => {
  const code = "const a = 'the colour of all rows'; const b = 'colour';";
  expect(words(maskScript('a.ts', code, true))).toEqual(['the', 'colour', 'of', 'all', 'rows']);
  expect(words(maskScript('a.ts', code, false))).toEqual([]);
});

test('messages of errors are prose everywhere, in all parts of a template', () => {
  const code = 'throw new TypeError(`The colour of ${it.colour} is not a color.`);';
  const text = words(maskScript('a.ts', code, false)).join(' ');
  expect(text).toContain('The colour of');
  expect(text.match(/colour/g)).toHaveLength(1);
});

test('of a style sheet, comments are prose', () => {
  expect(words(maskCss('/* The colour */\n.colour { color: red; }'))).toEqual(['The', 'colour']);
});
