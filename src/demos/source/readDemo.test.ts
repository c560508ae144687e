import { expect, test } from 'vitest';
import { contentFixture } from './contentFixture.node.ts';
import { readDemo } from './readDemo.node.ts';

const content = contentFixture({
  'samples/orders.ts': `import type { Unit } from './units';
export interface Order {
  total: number;
}
export const orders: Order[] = [{ total: 1 }];
`,
  'samples/units.ts': `export type Unit = 'EUR' | 'USD';\n`,
  'grid/rows/columns.ts': `import { orders } from '../../samples/orders';\nexport const columns = orders;\n`,
  'grid/rows/Rows.tsx': `import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';
import { columns } from './columns';

type Columns = GridColDef<Order>[];

export default function Rows() {
  return (
    <div>
      {/* #region preview */}
      <DataGrid
        rows={orders}
        columns={columns as Columns}
      />
      {/* #endregion */}
    </div>
  );
}
`,
  'grid/rows/Rows.css.tsx': `import './Rows.css';\n\nexport default function Rows() {\n  return null;\n}\n`,
  'grid/rows/Rows.css': '.row {}\n',
});

test('the files of each variant, the demo first, then its folder, then the samples', async () => {
  const demo = await readDemo(content.at('grid/rows/Rows.tsx'), content.contentDir);
  expect(demo.name).toBe('Rows');
  expect(demo.folder).toBe('grid/rows');
  const listed = demo.variants.system.files.map(({ name, jsName, path, language }) => [
    name,
    jsName,
    path,
    language,
  ]);
  expect(listed).toEqual([
    ['Rows.tsx', 'Rows.js', 'grid/rows/Rows.tsx', 'tsx'],
    ['columns.ts', 'columns.js', 'grid/rows/columns.ts', 'ts'],
    ['orders.ts', 'orders.js', 'samples/orders.ts', 'ts'],
    ['units.ts', 'units.js', 'samples/units.ts', 'ts'],
  ]);
  expect(demo.variants.css?.files.map(({ name, path }) => [name, path])).toEqual([
    ['Rows.tsx', 'grid/rows/Rows.css.tsx'],
    ['Rows.css', 'grid/rows/Rows.css'],
  ]);
  expect(demo.variants.tailwind).toBeUndefined();
});

test('shown source has no marks, and the preview names its lines in both languages', async () => {
  const { variants } = await readDemo(content.at('grid/rows/Rows.tsx'), content.contentDir);
  const [main] = variants.system.files;
  expect(main?.ts).not.toContain('#');
  expect(main?.js).toMatchInlineSnapshot(`
    "import { DataGrid } from '@mui/x-data-grid';
    import { orders } from '../../samples/orders';
    import { columns } from './columns';

    export default function Rows() {
      return (
        <div>
          <DataGrid rows={orders} columns={columns} />
        </div>
      );
    }
    "
  `);
  expect(variants.system.preview).toEqual({
    ts: {
      from: 10,
      to: 13,
      text: '<DataGrid\n  rows={orders}\n  columns={columns as Columns}\n/>',
    },
    js: { from: 8, to: 8, text: '<DataGrid rows={orders} columns={columns} />' },
  });
  expect(variants.css?.preview).toBeUndefined();
});

test('a demo of several files is one module too, in both languages', async () => {
  const { variants } = await readDemo(content.at('grid/rows/Rows.tsx'), content.contentDir);
  const { single } = variants.system;
  expect(single?.ts).toMatch(
    /^import \{ DataGrid, type GridColDef \} from '@mui\/x-data-grid';\n\ninterface Order \{/,
  );
  expect(single?.ts).not.toContain('Unit');
  expect(single?.js).toBe(`import { DataGrid } from '@mui/x-data-grid';

const orders = [{ total: 1 }];

const columns = orders;

export default function Rows() {
  return (
    <div>
      <DataGrid rows={orders} columns={columns} />
    </div>
  );
}
`);
  expect(variants.css?.single?.js).toContain('<style>{css}</style>');
});

test('a demo of one file has no other form', async () => {
  const { at, contentDir } = contentFixture({
    'grid/rows/Rows.tsx': 'export default function Rows() {\n  return null;\n}\n',
  });
  const { variants } = await readDemo(at('grid/rows/Rows.tsx'), contentDir);
  expect(variants.system.single).toBeUndefined();
});

test('two files of one name are told apart by their paths', async () => {
  const { at, contentDir } = contentFixture({
    'samples/orders.ts': '',
    'grid/rows/orders.ts': '',
    'grid/rows/Rows.tsx': `import './orders';\nimport '../../samples/orders';\nexport default function Rows() {}\n`,
  });
  const { variants } = await readDemo(at('grid/rows/Rows.tsx'), contentDir);
  expect(variants.system.files.map(({ name }) => name)).toEqual([
    'Rows.tsx',
    'grid/rows/orders.ts',
    'samples/orders.ts',
  ]);
});
