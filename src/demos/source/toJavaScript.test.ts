import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatOptions, toJavaScript } from './toJavaScript.node.ts';

const derive = (source: string): Promise<string> => toJavaScript(source, 'content/x/Demo.tsx');

test('formats with the options of the project', () => {
  expect(JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'))).toMatchObject(formatOptions);
});

test('a whole demo: types go, comments, blank lines, JSX and marks stay', async () => {
  const source = `// Shows staff.
import * as React from 'react';
import { DataGrid, GridColDef, type GridRowsProp } from '@mui/x-data-grid';
import type { Person } from './people';
import { Office } from './offices';
import dayjs, { Dayjs } from 'dayjs';

// What a row holds.
interface Row {
  id: number;
  name?: string;
}
export type Rows = Row[];

/** Columns. */
const columns: GridColDef<Row>[] = [
  { field: 'id', width: 90 },

  // Editable.
  { field: 'name', renderCell: (params) => <b>{params.value as string}</b> },
  {
    field: 'length',
    valueGetter: (
      _value: unknown,
      row: Row,
    ) => row.name!.length,
  } satisfies GridColDef<Row>,
  { field: 'office' },
];

const text = \`a

b\`;

export default function Staff({
  rows,
}: {
  rows: GridRowsProp;
}) {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-05-14'));
  const office = {} as Office;

  return (
    <div>
      {/* #region preview */}
      <DataGrid<Row>
        rows={rows as readonly Person[]}
        columns={columns}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setDate(dayjs(event.target.value))}
      />
      {/* #endregion */}
      <p>Don't panic</p>
    </div>
  );
}
`;
  expect(await derive(source)).toMatchInlineSnapshot(`
    "// Shows staff.
    import * as React from 'react';
    import { DataGrid } from '@mui/x-data-grid';
    import dayjs from 'dayjs';

    /** Columns. */
    const columns = [
      { field: 'id', width: 90 },

      // Editable.
      { field: 'name', renderCell: (params) => <b>{params.value}</b> },
      {
        field: 'length',
        valueGetter: (_value, row) => row.name.length,
      },
      { field: 'office' },
    ];

    const text = \`a

    b\`;

    export default function Staff({ rows }) {
      const [date, setDate] = React.useState(dayjs('2025-05-14'));
      const office = {};

      return (
        <div>
          {/* #region preview */}
          <DataGrid
            rows={rows}
            columns={columns}
            onChange={(event) => setDate(dayjs(event.target.value))}
          />
          {/* #endregion */}
          <p>Don't panic</p>
        </div>
      );
    }
    "
  `);
});

test('an import used as a value and as a type stays', async () => {
  const source = `import { Store } from './store';\nconst store: Store = new Store();\n`;
  expect(await derive(source)).toBe(
    `import { Store } from './store';\nconst store = new Store();\n`,
  );
});

test.each([
  'class A { b: T; }',
  'class A { c(d: T) {} }',
  'class A extends B<T> {}',
  'class A implements T {}',
  'const a = (b: T): T => b;',
  'const a = <U extends T.V,>(b: U) => b;',
  'interface A extends T {}',
  'let a: typeof T;',
  'export type { T };',
])('an import used only as a type goes: %s', async (use) => {
  expect(await derive(`import { T } from './t';\n${use}\n`)).not.toContain('import');
});

test('a side-effect import and an import that nothing uses stay', async () => {
  const source = `import './a.css';\nimport { DataGrid } from '@mui/x-data-grid';\nimport type { A } from 'a';\n`;
  expect(await derive(source)).toBe(
    `import './a.css';\nimport { DataGrid } from '@mui/x-data-grid';\n`,
  );
});

test('code without types comes back as it is, however it is laid out', async () => {
  const source = `const  a = b?.c(x < y)\n\n\n\nfoo( a )`;
  expect(await derive(source)).toBe(source);
});

test('code of types alone comes back empty', async () => {
  expect(await derive(`export interface A {\n  b: string;\n}\n`)).toBe('');
});

test('a lone element of prose gets no semicolon', async () => {
  expect(await derive('<DataGrid<Row> rows={rows} />')).toBe('<DataGrid rows={rows} />');
});

test('a .ts file may cast with angle brackets', async () => {
  expect(await toJavaScript('const a = <string>b;\n', 'a.ts')).toBe('const a = b;\n');
  expect(await toJavaScript('const a = <string>b;\n', 'page.mdx', { language: 'ts' })).toBe(
    'const a = b;\n',
  );
});

test('what is derived once is not derived again', () => {
  const source = 'const once: number = 1;\n';
  expect(derive(source)).toBe(derive(source));
});

test('code that does not parse: the file, its own line, the edit', async () => {
  await expect(derive('const a = 1;\nconst b = ;\n')).rejects.toThrow(
    /^content\/x\/Demo\.tsx:2: this code isn't valid TypeScript: Unexpected token\. Fix it\.$/,
  );
  const fence = { language: 'tsx', firstLine: 40 } as const;
  await expect(toJavaScript('const b = ;', 'content/x/page.mdx', fence)).rejects.toThrow(
    /^content\/x\/page\.mdx:40: this code isn't valid TypeScript: Unexpected token\. Fix it, or give the fence another language\.$/,
  );
});
