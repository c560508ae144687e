import { historyPath, type ApiHistory } from '../../../api-history/index.ts';
import { demoCodePath, type DemoCode, type ShownFile } from '../../../demos/source/index.ts';
import { namesFile, textsFile, toShards, type SearchPage } from '../../../search/index.ts';
import type { AgentApiEntry } from '../../agentApi.ts';
import { agentApiPath, agentIndexPath, type AgentIndex, type AgentPage } from '../../agentPage.ts';
import { twinPath } from '../../twinText.ts';
import { openLibrary, type Library } from '../library.ts';

const sorting: AgentPage = {
  path: '/x/react-data-grid/sorting/',
  title: 'Sorting',
  description: 'Sort rows.',
  product: 'x-data-grid',
  kind: 'guide',
  trail: ['Data Grid', 'Main features'],
  headings: [
    { depth: 2, id: 'multi-sorting', text: 'Sort by several columns', plan: 'pro' },
    { depth: 3, id: 'keys', text: 'With the keyboard' },
    { depth: 2, id: 'server', text: 'Sort on the server' },
  ],
  components: ['DataGrid'],
  demos: [{ id: 'data-grid/sorting/MultiSort', name: 'MultiSort', stylings: ['system', 'css'] }],
};

const filtering: AgentPage = {
  ...sorting,
  path: '/x/react-data-grid/filtering/',
  title: 'Filtering',
  description: 'Filter rows.',
  headings: [],
  demos: [{ id: 'data-grid/filtering/Positions', name: 'Positions', stylings: ['system'] }],
};

const bars: AgentPage = {
  ...filtering,
  path: '/x/react-charts/bars/',
  title: 'Bars',
  description: 'Draw bars.',
  product: 'x-charts',
  trail: ['Charts'],
  plan: 'pro',
  demos: [{ id: 'charts/bars/Positions', name: 'Positions', stylings: ['system'] }],
};

const migration = (major: number): AgentPage => ({
  ...filtering,
  path: `/x/migration/migration-data-grid-v${major}/`,
  title: `Migration of the Data Grid from v${major} to v${major + 1}`,
  kind: 'migration',
  trail: ['Migration'],
  headings: [
    { depth: 2, id: 'selection', text: 'Selection' },
    { depth: 2, id: 'toolbar', text: 'Toolbar' },
  ],
  demos: [],
});

const index: AgentIndex = {
  name: 'Docs',
  description: 'All about it.',
  origin: 'https://docs.example.com',
  version: '8.11.3',
  pages: [sorting, filtering, bars, migration(6), migration(7)],
};

const api: AgentApiEntry[] = [
  {
    kind: 'component',
    name: 'DataGrid',
    product: 'data-grid',
    path: '/x/api/data-grid/data-grid/',
    text: 'A table.',
    imports: ["import { DataGrid } from '@mui/x-data-grid';"],
    members: [
      { name: 'rows', type: 'readonly R[]', text: 'The rows.', required: true },
      { name: 'sortModel', type: 'GridSortModel', text: 'The order.', default: '[]' },
    ],
    slots: [{ name: 'toolbar', text: 'Above the rows.', default: 'null' }],
    classes: [{ name: 'root', className: '.MuiDataGrid-root', text: 'The root.' }],
  },
  {
    kind: 'hook',
    name: 'useGridApiRef',
    product: 'data-grid',
    path: '/x/api/data-grid/hooks/#hook-useGridApiRef',
    text: 'A ref.',
    signature: '() => RefObject<GridApi>',
  },
];

const history: ApiHistory = {
  product: 'data-grid',
  lines: ['5.0', '6.0', '8.2'],
  versions: { '@mui/x-data-grid': ['5.0.1', '6.0.4', '8.2.0'] },
  entries: {
    DataGrid: {
      kind: 'component',
      since: '5.0',
      members: { pageSize: { since: '5.0', removed: '6.0' }, sortModel: '5.0' },
      slots: { bottomContainer: '8.2' },
    },
  },
};

const sortingText = `# Sorting

Sort rows.

\`\`\`tsx title="MultiSort.tsx"
## not a heading
\`\`\`

## Sort by several columns

Hold a key.

### With the keyboard

Shift and Enter.

## Sort on the server

Set \`sortingMode\`.
`;

const migrationText = `# Migration

## Selection

The selection model is an object.

## Toolbar

The toolbar is a slot.
`;

const file = (name: string, text: string): ShownFile => ({
  name,
  path: `data-grid/sorting/${name}`,
  text,
  html: '',
});

const code: DemoCode = {
  system: {
    TS: [file('MultiSort.tsx', 'const a: number = 1;\n')],
    JS: [file('MultiSort.js', 'const a = 1;\n')],
  },
  css: {
    TS: [
      { ...file('MultiSort.tsx', "import './MultiSort.css';"), single: '<style>{css}</style>' },
      file('MultiSort.css', '.a {}'),
    ],
    JS: [],
  },
};

const searchPage = ({ path, title, kind, trail, headings }: AgentPage): SearchPage => ({
  path,
  title,
  kind,
  trail,
  entries: [
    { kind: 'page', id: '', name: title, text: 'About this.' },
    ...headings.map(({ id, text }) => ({
      kind: 'section' as const,
      id,
      name: text,
      text: 'More.',
    })),
  ],
});

function shardsOf(product: string, pages: AgentPage[]): [string, string][] {
  const [names, texts] = toShards(product, pages.map(searchPage));
  return [
    [namesFile(product), JSON.stringify(names)],
    [textsFile(product), JSON.stringify(texts)],
  ];
}

/** The files of a site of five pages, by their paths. */
export const fixtureFiles: ReadonlyMap<string, string> = new Map([
  [agentIndexPath, JSON.stringify(index)],
  [agentApiPath, JSON.stringify(api)],
  [historyPath('data-grid'), JSON.stringify(history)],
  [twinPath(sorting.path), sortingText],
  [twinPath(filtering.path), `# Filtering\n\n${'A long line of text.\n'.repeat(5000)}`],
  [twinPath(bars.path), '# Bars\n'],
  [twinPath(migration(6).path), migrationText.replace('an object', 'an array')],
  [twinPath(migration(7).path), migrationText],
  [demoCodePath('data-grid/sorting/MultiSort'), JSON.stringify(code)],
  ...shardsOf('x-data-grid', [sorting, filtering]),
  ...shardsOf('x-charts', [bars]),
  ...shardsOf('introduction', [migration(6), migration(7)]),
]);

export function fixtureLibrary(): Promise<Library> {
  return openLibrary(async (path) => fixtureFiles.get(path));
}
