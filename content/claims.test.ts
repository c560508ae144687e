import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sectionsOf } from '../scripts/coverage/sections.ts';
import { pageFileOf } from '../src/pages/index.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
const filesWith = (ending: string, pattern: RegExp) =>
  files.filter((name) => name.endsWith(ending) && pattern.test(read(`content/${name}`)));

/**
 * Claims that need a pointer or a keyboard to be run: the line of the package that makes each of them true. If one is gone
 * after an update, read the new code and correct the page.
 */
const sources: [page: string, file: string, line: string][] = [
  [
    'data-grid/ai-assistant: the panel is a slot without a default',
    'x-data-grid-premium/constants/dataGridPremiumDefaultSlotsComponents.js',
    'aiAssistantPanel: null',
  ],
  [
    'data-grid/aggregation: `hasCellUnit` is passed to `renderCell`',
    'x-data-grid-premium/hooks/features/aggregation/wrapColumnWithAggregation.js',
    'hasCellUnit: aggregationRule.aggregationFunction.hasCellUnit ?? true',
  ],
  [
    'data-grid/editing/editing-events: an error keeps `onCellEditStop` from being called',
    'x-data-grid/hooks/features/editing/useGridCellEditing.js',
    "'cellEditStop', runIfNoFieldErrors(props.onCellEditStop)",
  ],
  [
    'data-grid/editing: on Premium, paste does not start editing',
    'x-data-grid-premium/hooks/features/clipboard/useGridClipboardImport.js',
    'isPasteShortcut)(event) && enableClipboardPaste',
  ],
  [
    'data-grid/components/quick-filter: `parser` and `debounceMs` cancel waiting input',
    'x-data-grid/components/quickFilter/QuickFilter.js',
    '}, debounceMs), [apiRef, debounceMs, parser]);',
  ],
  [
    'data-grid/row-ordering: no reordering with tree data',
    'x-data-grid-pro/hooks/features/rowReorder/useGridRowReorder.js',
    '!props.rowReordering || !!sortModel.length || props.treeData',
  ],
  [
    'date-pickers/custom-opening-button: `disableOpenPicker` is deprecated',
    'x-date-pickers/internals/hooks/usePicker/usePicker.types.d.ts',
    '@deprecated Use the [field component]',
  ],
  [
    'tree-view/rich-tree-view/selection: select-all takes what can be focused',
    'x-tree-view/internals/plugins/useTreeViewSelection/useTreeViewSelection.js',
    'const navigableItems = (0, _tree.getAllNavigableItems)(store.state);',
  ],
  [
    'charts/lines: the chart adds its listener again for a new `onAxisClick`',
    'x-charts/internals/plugins/featurePlugins/useChartCartesianAxis/useChartCartesianAxis.js',
    '}, [params.onAxisClick, processedSeries,',
  ],
];

test.each(sources)('%s', (_page, file, line) => {
  expect(read(`node_modules/@mui/${file}`)).toContain(line);
});

test('charts/lines: `onAxisClick` does not ask whether the pointer is in the drawing area', () => {
  const source = read(
    'node_modules/@mui/x-charts/internals/plugins/featurePlugins/useChartCartesianAxis/useChartCartesianAxis.js',
  );
  const [move = '', click = ''] = source.split('const axisClickHandler = ');
  expect(move).toContain('isPointInside');
  expect(click).toContain('onAxisClick(');
  expect(click).not.toContain('isPointInside');
});

test('data-grid/filtering/customization: one component calls `getValueAsString`', () => {
  const calling = ['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium'].flatMap((name) => {
    const folder = `node_modules/@mui/${name}`;
    const sourcesOf = readdirSync(path.join(root, folder, 'components'), {
      recursive: true,
      encoding: 'utf8',
    });
    return sourcesOf.filter(
      (file) =>
        file.endsWith('.js') && read(`${folder}/components/${file}`).includes('getValueAsString('),
    );
  });
  expect(calling).toEqual([path.join('toolbar', 'GridToolbarFilterButton.js')]);
});

test('data-grid/export: the entry point of the worker does not load the grid', () => {
  const serializer = 'node_modules/@mui/x-data-grid-premium/hooks/features/export/serializer';
  const loaded = (file: string) =>
    [...read(`${serializer}/${file}.js`).matchAll(/require\("(\.[^"]+)"\)/g)].map(([, at]) => at);
  expect(read('content/data-grid/export/page.mdx')).toContain(
    "from '@mui/x-data-grid-premium/setupExcelExportWebWorker'",
  );
  expect(loaded('setupExcelExportWebWorker')).toEqual(['./utils']);
  expect(loaded('utils')).toEqual([]);
});

test('data-grid/tree-data: propagation of the selection is the same with a data source', () => {
  const folder = 'node_modules/@mui/x-data-grid/hooks/features/rowSelection';
  const hook = read(`${folder}/useGridRowSelection.js`);
  expect(hook).toContain('rowSelectionPropagation');
  for (const file of readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.js')))
    expect(read(`${folder}/${file}`), file).not.toContain('dataSource');
});

test('demos show the errors of a data source', () => {
  expect(filesWith('.tsx', /onDataSourceError=\{\(\) => (undefined|\{\s*\})\}/)).toEqual([]);
});

test('demos use no deprecated `disableOpenPicker`', () => {
  expect(filesWith('.tsx', /disableOpenPicker/)).toEqual([]);
});

test('install commands name the major version of every MUI X package', () => {
  const withoutVersion = /^npm install .*@mui\/x-[a-z-]+(?![a-z@-])/m;
  expect(withoutVersion.test('npm install @mui/x-charts dayjs')).toBe(true);
  expect(filesWith('.mdx', withoutVersion)).toEqual([]);
});

test('anchors in the navigation are headings', () => {
  const anchors = [...read('content/navigation.ts').matchAll(/'(\/x\/[^'#]*)#([^']+)'/g)];
  expect(anchors.length).toBeGreaterThan(0);
  for (const [, page = '', id = ''] of anchors) {
    const ids = sectionsOf(read(pageFileOf(page))).map((section) => section.id);
    expect(ids, page).toContain(id);
  }
});
