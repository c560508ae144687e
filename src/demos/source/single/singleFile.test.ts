import { expect, test } from 'vitest';
import { singleFile } from './singleFile.node.ts';

/** The one file of a demo; its own file is the first, and the paths are those of a content folder. */
function inline(files: Record<string, string>): Promise<string> {
  return singleFile(
    Object.entries(files).map(([name, text]) => ({ file: `/content/${name}`, text })),
  );
}

const demo = (imports: string, body: string): string =>
  `${imports}\n\nexport default function Demo() {\n  return ${body};\n}\n`;

test('used declarations come along in their order, with comments and form, without "export"', async () => {
  const text = await inline({
    'page/Demo.tsx': demo(
      "import { Grid } from 'grid';\nimport { orders } from '../samples/orders';",
      '<Grid rows={orders} />',
    ),
    'samples/orders.ts': `// About the file.

/** One order. */
export interface Order {
  id: number;
}
const first = 1; // the lowest
// prettier-ignore
export const orders: Order[] = [{ id:   first }];

/** Not used. */
export const others = make();
function make() {
  return 2;
}
`,
  });
  expect(text).toBe(`import { Grid } from 'grid';

/** One order. */
interface Order {
  id: number;
}
const first = 1; // the lowest
// prettier-ignore
const orders: Order[] = [{ id:   first }];

export default function Demo() {
  return <Grid rows={orders} />;
}
`);
});

test('what the demo has at its top and at its end stays', async () => {
  const text = await inline({
    'page/Demo.tsx': `'use client';
// What it shows.
import day from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { a } from './a';

day.extend(utc);

// Before.
const own = a.size;

export default function Demo() {
  return own;
}
// The end.
`,
    'page/a.ts': 'export const a = [1];\n',
  });
  expect(text).toBe(`'use client';
// What it shows.
import day from 'dayjs';
import utc from 'dayjs/plugin/utc';

const a = [1];

day.extend(utc);

// Before.
const own = a.size;

export default function Demo() {
  return own;
}
// The end.
`);
});

test('imports of packages are merged, each name once, types as types', async () => {
  const text = await inline({
    'page/Demo.tsx': demo(
      `import { useState } from 'react';
import type { Column } from '@mui/x-grid';
import Box from '@mui/material/Box';
import { columns } from './columns';`,
      '<Box>{useState<Column>(columns)}</Box>',
    ),
    'page/columns.tsx': `import 'dayjs/locale/de';
import Avatar from '@mui/material/Avatar';
import MuiBox from '@mui/material/Box';
import Unused from '@mui/material/Unused';
import day, { type Day } from 'dayjs';
import { icon, type Column as GridColumn } from '@mui/x-grid';

export const columns: GridColumn & Day = [<MuiBox><Avatar /></MuiBox>, day, icon];
export const unused = Unused;
`,
  });
  expect(text.slice(0, text.indexOf('\n\n'))).toBe(`import { useState } from 'react';
import { type Column, icon } from '@mui/x-grid';
import Box from '@mui/material/Box';
import Avatar from '@mui/material/Avatar';
import day, { type Day } from 'dayjs';
import 'dayjs/locale/de';`);
  expect(text).toContain('const columns: Column & Day = [');
  expect(text).toContain('<Avatar />\n  </Box>');
});

test('a sample of the Community plan imports from the plan of the demo', async () => {
  const text = await inline({
    'page/Demo.tsx': demo(
      `import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { columns } from './columns';

const all: GridColDef[] = columns;`,
      '<DataGridPremium columns={all} />',
    ),
    'page/columns.ts':
      "import type { GridColDef } from '@mui/x-data-grid';\n\nexport const columns: GridColDef[] = [];\n",
  });
  expect(text).toMatch(
    /^import \{ DataGridPremium, type GridColDef \} from '@mui\/x-data-grid-premium';\n\nconst columns: GridColDef\[\]/,
  );
});

test('a long list of names is broken as prettier breaks it', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `aRatherLongName${index}`);
  const text = await inline({
    'page/Demo.tsx': demo("import { a } from 'pkg';\nimport { b } from './b';", 'a + b'),
    'page/b.ts': `import { ${names.join(', ')} } from 'pkg';\nexport const b = [${names.join(', ')}];\n`,
  });
  expect(text).toMatch(/^import \{\n {2}a,\n {2}aRatherLongName0,\n/);
});

test('names that two files have are told apart, in shorthand, JSX and types too', async () => {
  const text = await inline({
    'page/Demo.tsx': demo(
      `import { Label as SampleLabel, rows as samples, type Row as SampleRow } from './samples';

interface Row {
  id: number;
}
const rows: Row[] = [];
const Label = () => <b />;`,
      '<Label>{rows}<SampleLabel>{samples as SampleRow[]}</SampleLabel></Label>',
    ),
    'page/samples.tsx': `export interface Row {
  name: string;
}
export const rows: Row[] = [];
const total = 1;
export function Label({ total: size = total, children }: { total?: number; children: unknown }) {
  return <Other label={{ rows, size }}>{children}</Other>;
}
function Other<Row>(props: { label: object; children: Row }) {
  const total = (row: Row) => row;
  return total(props.children);
}
`,
  });
  expect(text).toContain(
    'interface SampleRow {\n  name: string;\n}\nconst samples: SampleRow[] = [];',
  );
  expect(text).toContain('function SampleLabel({ total: size = total, children }');
  expect(text).toContain('<Other label={{ rows: samples, size }}>');
  // Type parameters and names inside of functions are others.
  expect(text).toContain('function Other<Row>(props: { label: object; children: Row }) {');
  expect(text).toContain('const rows: Row[] = [];\nconst Label = () => <b />;');
  expect(text).toContain('<SampleLabel>{samples as SampleRow[]}</SampleLabel>');
});

test('a name gives way to a global of another file, and to one inside of a function', async () => {
  const text = await inline({
    'page/Demo.tsx': demo(
      `import { Map as Sheet } from './map';
import { list as all } from './list';

const known = new Map<string, number>();`,
      '<Sheet>{((list: number) => [known, list, all])(1)}</Sheet>',
    ),
    'page/map.tsx': 'export function Map() {\n  return null;\n}\n',
    'page/list.ts': 'export const list = [1];\n',
  });
  expect(text).toContain('function Sheet() {');
  expect(text).toContain('const all = [1];');
  expect(text).toContain('new Map<string, number>()');
  expect(text).toContain('((list: number) => [known, list, all])(1)');
});

test('default, namespace and JSON imports, and re-exports', async () => {
  const text = await inline({
    'page/Demo.tsx': demo(
      `import Panel from './Panel';
import make from './make';
import data from './data.json';
import * as all from './index';`,
      '<Panel>{make(data as all.Shape, all.size)}<all.Mark /></Panel>',
    ),
    'page/Panel.tsx': 'export default function Panel() {\n  return null;\n}\n',
    'page/make.ts': 'export default (...values: unknown[]) => values;\n',
    'page/data.json': '{ "a": 1 }\n',
    'page/index.ts':
      "export * from './shapes';\nexport { length as size } from './sizes';\nexport { Icon as Mark } from 'icons';\n",
    'page/shapes.ts': 'export type Shape = { a: number };\nexport type Other = Shape;\n',
    'page/sizes.ts': 'const size = 3;\nexport { size as length };\n',
  });
  expect(text).toBe(`import { Icon as Mark } from 'icons';

function Panel() {
  return null;
}

const make = (...values: unknown[]) => values;

const data = { a: 1 };

type Shape = { a: number };

const size = 3;

export default function Demo() {
  return (
    <Panel>
      {make(data as Shape, size)}
      <Mark />
    </Panel>
  );
}
`);
});

test('a file that two files use is there once, before both; effects of types alone are not', async () => {
  const text = await inline({
    'page/Demo.tsx': demo(
      "import { a } from './a';\nimport { b } from './b';\nimport type { C } from './c';",
      'a + b as C',
    ),
    'page/a.ts': "import { shared } from './shared';\n\nexport const a = shared;\n",
    'page/b.ts': "import { shared as common } from './shared';\n\nexport const b = common;\n",
    'page/shared.ts': 'export const shared = 1;\nstart();\nfunction start() {}\n',
    'page/c.ts': 'export type C = number;\nstop();\n',
  });
  expect(text.match(/const shared = 1;/g)).toHaveLength(1);
  expect(text.indexOf('const shared')).toBeLessThan(text.indexOf('const a = shared'));
  expect(text).toContain('const b = shared;');
  expect(text).toContain('start();\nfunction start() {}');
  expect(text).toContain('type C = number;');
  expect(text).not.toContain('stop()');
});

test('a generic arrow of a plain module gets the comma that it needs beside elements', async () => {
  const text = await inline({
    'page/Demo.tsx': demo("import { pick } from './pick';", '<b>{pick([1])}</b>'),
    'page/pick.ts': 'export const pick = <T>(list: T[]) => list[0];\n',
  });
  expect(text).toContain('const pick = <T,>(list: T[]) => list[0];');
});

test('overloads stay together, and what a declaration needs comes with it', async () => {
  const text = await inline({
    'page/Demo.tsx': demo(
      "import { read as load } from './read';\n\nconst read = 1;",
      'load(read)',
    ),
    'page/read.ts': `enum Kind {
  a = start,
}
const start = 1;
export function read(value: string): Kind;
export function read(value: number): Kind;
export function read(value: unknown) {
  return value ? Kind.a : sizes[0];
}
const [sizes, rest] = [[1], 2];
`,
  });
  expect(text.match(/^function load\(value/gm)).toHaveLength(3);
  expect(text).toContain('enum Kind {\n  a = start,\n}\nconst start = 1;');
  expect(text).toContain('const [sizes, rest] = [[1], 2];');
});

test('a stylesheet becomes an element before all that the component returns', async () => {
  const text = await inline({
    'page/Demo.css.tsx': `import { useState } from 'react';
import './Demo.css';

export default function Demo() {
  const css = useState('a');
  const inner = () => {
    return <i />;
  };
  if (!css) return null;
  if (css.length > 3)
    return (
      <>
        <b />
      </>
    );
  return <p className="demo">{inner()}</p>;
}
`,
    'page/Demo.css': ".demo > p::before {\n  content: '\\201c`${a}';\n}\n",
  });
  expect(text).toBe(`import { useState } from 'react';

const css2 = \`
.demo > p::before {
  content: '\\\\201c\\\`\\\${a}';
}
\`;

export default function Demo() {
  const css = useState('a');
  const inner = () => {
    return <i />;
  };
  if (!css) return null;
  if (css.length > 3)
    return (
      <>
        <style>{css2}</style>
        <b />
      </>
    );
  return (
    <>
      <style>{css2}</style>
      <p className="demo">{inner()}</p>
    </>
  );
}
`);
});

test('JavaScript of the same files works alike', async () => {
  const text = await inline({
    'page/Demo.tsx': demo("import { orders } from './orders';", 'orders'),
    'page/orders.ts': 'export const orders = [];\n',
    'page/types.ts': '',
  });
  expect(text).toBe(
    'const orders = [];\n\nexport default function Demo() {\n  return orders;\n}\n',
  );
});

test.each([
  [
    { 'page/Demo.tsx': demo("import * as all from './a';", 'all'), 'page/a.ts': '' },
    '"all" is a whole module, which can\'t become part of one file. Import its names.',
  ],
  [
    { 'page/Demo.tsx': demo("import { b } from './a';", 'b'), 'page/a.ts': 'export const a = 1;' },
    'page/a.ts: there is no export "b". Fix the import of it.',
  ],
  [
    { 'page/Demo.tsx': demo('', "import('./a')"), 'page/a.ts': '' },
    "page/Demo.tsx:4: import('./a') can't become part of one file. Import it at the top.",
  ],
  [
    {
      'page/Demo.tsx': demo("import { a } from './a';", 'a'),
      'page/a.ts': 'export const a = <T>b;',
    },
    'page/a.ts:1: a cast with angle brackets can\'t become part of a demo. Write "as".',
  ],
  [{ 'page/Demo.tsx': demo("import { a } from './a';", 'a') }, "'./a' isn't a file of this demo."],
])('%j is refused', async (files, message) => {
  await expect(inline(files as Record<string, string>)).rejects.toThrow(message);
});
