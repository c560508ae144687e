import { expect, test } from 'vitest';
import { compileModules } from './compileModules.ts';

const main = (text: string) => ({ path: 'data-grid/sorting/Demo.tsx', text });

test('TypeScript and JSX become CommonJS, line for line', () => {
  const text = [
    "import { useState, type Dispatch } from 'react';",
    "import type { Order } from './orders';",
    'interface Row {',
    '  id: number;',
    '}',
    'export default function Demo() {',
    '  const [row] = useState<Row>({ id: 1 });',
    '  return <p>{row.id}</p>;',
    '}',
    'export type { Dispatch, Order };',
  ].join('\n');
  const { modules } = compileModules([main(text)]);
  const lines = modules?.[0]?.code.split('\n') ?? [];
  expect(lines[6]).toContain('useState');
  expect(lines[7]).toContain('row.id');
  expect(modules?.[0]?.imports).toEqual([
    { specifier: 'react', line: 1 },
    { specifier: 'react/jsx-runtime', line: 1 },
  ]);
});

test('a generic arrow function in a file without elements', () => {
  const files = [
    main("import { pick } from './pick';\nexport default () => pick([1]);"),
    {
      path: 'data-grid/sorting/pick.ts',
      text: 'export const pick = <T>(list: T[]): T => list[0] as T;',
    },
  ];
  const { modules, problem } = compileModules(files);
  expect(problem).toBeUndefined();
  expect(modules?.[1]?.code).toContain('(list)');
});

test('files are compiled when they are imported, once, also in a circle', () => {
  const files = [
    main("import { a } from './a';\nimport './Demo.css';\nexport default () => a;"),
    {
      path: 'data-grid/sorting/a.ts',
      text: "import { b } from '../../samples/b';\nexport const a = b;",
    },
    {
      path: 'samples/b.ts',
      text: "import { a } from '../data-grid/sorting/a';\nexport const b = () => a;",
    },
    { path: 'data-grid/sorting/Demo.css', text: 'p { color: red }' },
    { path: 'samples/other.ts', text: 'not code at all (' },
  ];
  const { modules } = compileModules(files);
  expect(modules?.map(({ path }) => path)).toEqual([
    'data-grid/sorting/Demo.tsx',
    'data-grid/sorting/a.ts',
    'samples/b.ts',
  ]);
});

test.each([
  ['const a = 1;\nconst b = ;\n', 2, { column: 11, found: ';' }],
  ['if (a {\n}', 1, { column: 7, found: '{', expected: ')' }],
  ['const a = 1 second', 1, { column: 13, found: 'second', expected: ';' }],
  ['foo(1, 2', 1, { column: 9, found: '', expected: ',', unclosed: { open: '(', line: 1 } }],
  ['type A = {', 1, { column: 11, found: '' }],
])(
  'a syntax error has its place, and what was found and expected: %j',
  (text, line, unexpected) => {
    expect(compileModules([main(text)]).problem).toMatchObject({
      kind: 'syntax',
      line,
      unexpected,
    });
  },
);

test('what the compiler says of another syntax error is kept', () => {
  expect(compileModules([main('\nconst a = "b\n')])).toEqual({
    problem: { kind: 'syntax', message: 'Unterminated string constant', line: 2 },
  });
});

test('a syntax error of another file names that file', () => {
  const files = [main("import './a';"), { path: 'data-grid/sorting/a.ts', text: '\n(' }];
  expect(compileModules(files).problem).toMatchObject({
    kind: 'syntax',
    message: expect.stringMatching(/^data-grid\/sorting\/a\.ts:2: /) as string,
  });
  expect(compileModules(files).problem).not.toHaveProperty('line');
});
