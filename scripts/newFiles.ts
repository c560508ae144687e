import { pagePathOf } from '../src/pages/index.ts';
import { titleOf } from '../src/navigation/index.ts';

export interface NewFile {
  file: string;
  text: string;
}

interface Made {
  files: NewFile[];
  /** What the writer does now. */
  next: string;
}

interface Start {
  product: string;
  component: string;
  imports: string[];
  jsx: string[];
}

const starts: Record<string, Start> = {
  'data-grid': {
    product: 'x-data-grid',
    component: 'DataGrid',
    imports: ["import { DataGrid } from '@mui/x-data-grid';"],
    jsx: ["<DataGrid rows={[{ id: 1, name: 'Ada' }]} columns={[{ field: 'name' }]} />"],
  },
  'date-pickers': {
    product: 'x-date-pickers',
    component: 'DateField',
    imports: [
      "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
      "import { DateField } from '@mui/x-date-pickers/DateField';",
      "import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';",
    ],
    jsx: [
      '<LocalizationProvider dateAdapter={AdapterDayjs}>',
      '  <DateField label="Departure" />',
      '</LocalizationProvider>',
    ],
  },
  charts: {
    product: 'x-charts',
    component: 'BarChart',
    imports: ["import { BarChart } from '@mui/x-charts/BarChart';"],
    jsx: ["<BarChart height={300} series={[{ data: [4, 3, 5], label: 'Trips' }]} />"],
  },
  'tree-view': {
    product: 'x-tree-view',
    component: 'RichTreeView',
    imports: ["import { RichTreeView } from '@mui/x-tree-view/RichTreeView';"],
    jsx: ["<RichTreeView items={[{ id: 'a', label: 'First' }]} />"],
  },
};

const folderShape = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

export function newPage(folder: string): Made {
  checkFolder(folder);
  const { product, component } = startOf(folder) ?? { product: 'introduction', component: '' };
  const pathname = pagePathOf(folder).slice(0, -1);
  const title = titleOf({ pathname });
  const text = `---
title: ${title}
description: One sentence of 60 to 160 characters that says what the page helps its reader to do.
product: ${product}
${component ? `components: [${component}]\n` : ''}---

What this is for, in two sentences. Then the first demo, before the first heading.

## A task, named by what the reader wants to do {id="a-task"}

When you need it, the prop or the method, a demo or a snippet, the trap.

## Related pages {id="related"}

- [Installation](/x/introduction/installation/): why it is worth a click.
`;
  return {
    files: [{ file: `content/${folder}/page.mdx`, text }],
    next: `Now add { pathname: '${pathname}' } to content/navigation.ts, then write: npm run dev`,
  };
}

export function newDemo(folder: string, name: string, page: string): Made {
  checkFolder(folder);
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
    throw new Error(
      `"${name}" isn't a valid demo name. A demo is a component: use a name like MultiSort.`,
    );
  }
  if (page.includes(`name="${name}"`)) {
    throw new Error(
      `content/${folder}/page.mdx shows a demo ${name} already. Choose another name.`,
    );
  }
  const { imports, jsx } = startOf(folder) ?? { imports: [], jsx: ['<p>Shown.</p>'] };
  const text = `${imports.map((line) => `${line}\n`).join('')}${imports.length > 0 ? '\n' : ''}export default function ${name}() {
  return (
    // #region preview
${jsx.map((line) => `    ${line}\n`).join('')}    // #endregion
  );
}
`;
  return {
    files: [{ file: `content/${folder}/${name}.tsx`, text }],
    next: `Now put <Demo name="${name}" height={400} /> into content/${folder}/page.mdx`,
  };
}

function startOf(folder: string): Start | undefined {
  return starts[folder.split('/', 1)[0] ?? ''];
}

function checkFolder(folder: string): void {
  if (folderShape.test(folder)) return;
  throw new Error(
    `"${folder}" isn't the folder of a page. Use its path inside content/, such as data-grid/row-height.`,
  );
}
