import { describe, expect, test } from 'vitest';
import { siteDemos } from '../../e2e/demos/siteDemos.ts';
import { programOf } from './sameProgram.ts';

const cases = siteDemos().flatMap(({ id, code }) =>
  Object.entries(code).map(([styling, { TS, JS }]) => ({ name: `${id}, ${styling}`, TS, JS })),
);

test(
  'the JavaScript of every demo is the same program as its TypeScript',
  { timeout: 60_000 },
  async () => {
    expect(cases.length).toBeGreaterThan(600);
    for (const { name, TS, JS } of cases) {
      const paths = (files: typeof TS) => files.map(({ path }) => path);
      expect(paths(JS), name).toEqual(paths(TS));
      for (const [index, file] of TS.entries()) {
        const javaScript = JS[index] ?? file;
        const lang = file.path.endsWith('.ts') ? 'ts' : 'tsx';
        const wanted = await programOf(file, lang);
        expect.soft(await programOf(javaScript, 'jsx'), `${name}: ${file.path}`).toBe(wanted);
      }
    }
  },
);

describe('programs differ by', () => {
  const typed = `import { useState, type ReactNode } from 'react';
interface Row { age: number }
const rows: Row[] = [{ age: 30 }];
export default function Ages({ children }: { children?: ReactNode }) {
  const [row] = useState<Row>(rows[0]!);
  // The oldest.
  return <p title="age">{row.age as number} years {children}</p>;
}`;
  const plain = `import { useState } from 'react';

const rows = [{ age: 30 }];
export default function Ages({ children }) {
  const [row] = useState(rows[0]);

  // The oldest.
  return (
    <p title="age">
      {row.age} years {children}
    </p>
  );
}`;
  const program = (text: string, lang: 'tsx' | 'jsx') =>
    programOf({ name: 'Ages', path: 'Ages.tsx', text, html: '' }, lang);

  test('nothing, when only types, comments and lines do', async () => {
    expect(await program(plain, 'jsx')).toBe(await program(typed, 'tsx'));
  });

  test.each([
    ['a value', 'age: 30', 'age: 31'],
    ['a word', ' years', ' Years'],
    ['an attribute', 'title="age"', 'title="Age"'],
    ['an import', "from 'react'", "from 'preact'"],
    ['what is read', 'row.age', 'row.name'],
    ['a missing part', ' {children}', ''],
    ['a type that is left', 'rows = ', 'rows: Row[] = '],
  ])('%s', async (_, from, to) => {
    expect(plain).toContain(from);
    const changed = program(plain.replace(from, to), 'jsx').catch((error: Error) => error.message);
    expect(await changed).not.toBe(await program(typed, 'tsx'));
  });
});
