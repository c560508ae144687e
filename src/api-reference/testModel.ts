import type { ApiModel } from './model.ts';

/** A small model for tests. */
export function testModel(): ApiModel {
  const entry = {
    product: 'data-grid' as const,
    text: '',
    imports: [{ package: '@mui/x-data-grid', path: '@mui/x-data-grid' }],
    source: 'https://example.com/source',
  };
  const text = { kind: 'keyword' as const, name: 'string' };
  return {
    components: [
      {
        ...entry,
        kind: 'component',
        name: 'DataGrid',
        props: [
          { name: 'columns', type: text, required: true, text: 'The columns.' },
          {
            name: 'sortModel',
            type: { kind: 'reference', name: 'GridSortModel', target: 'data-grid:GridSortModel' },
            text: 'The sort model.',
          },
          { name: 'sortingMode', type: text, text: '', default: '"client"' },
          { name: 'secret', type: text, text: '', internal: true },
        ],
        slots: [{ name: 'toolbar', text: 'The toolbar.', default: 'Toolbar' }],
        classes: [{ name: 'root', className: '.MuiDataGrid-root', text: 'The root.' }],
      },
      { ...entry, kind: 'component', name: 'Toolbar', props: [], slots: [], classes: [] },
      {
        ...entry,
        product: 'charts',
        kind: 'component',
        name: 'Toolbar',
        props: [{ name: 'render', type: text, text: '' }],
        slots: [],
        classes: [],
      },
    ],
    interfaces: [
      {
        ...entry,
        kind: 'interface',
        name: 'GridColDef',
        members: [{ name: 'field', type: text, required: true, text: '' }],
      },
    ],
    hooks: [],
    selectors: [
      {
        ...entry,
        kind: 'selector',
        name: 'gridSortModelSelector',
        feature: 'sorting',
        signature: { kind: 'function', parameters: [], returns: text },
      },
    ],
    events: [{ kind: 'event', name: 'rowClick', text: 'Fired on a click.', parameters: text }],
    features: [{ name: 'sorting', methods: [{ name: 'getSortModel', type: text, text: '' }] }],
    types: {
      'data-grid:GridSortModel': {
        name: 'GridSortModel',
        product: 'data-grid',
        package: '@mui/x-data-grid',
        exported: true,
        text: '',
        type: { kind: 'array', of: text, readonly: true },
      },
    },
    locales: {
      'data-grid': { total: 2, locales: [{ name: 'frFR', translated: 1, missing: ['b'] }] },
      'date-pickers': { total: 0, locales: [] },
      charts: { total: 0, locales: [] },
      'tree-view': { total: 0, locales: [] },
    },
    versions: {},
  };
}
