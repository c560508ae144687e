import { expect, test } from 'vitest';
import { createSharedChunks } from './sharedChunks.node.ts';

const lib = '/project/node_modules';

/** `graph`: the importers of each module. */
function chunkOf(id: string, graph: Record<string, string[]>): string | null {
  const getModuleInfo = (module: string) => ({ importers: graph[module] ?? [] });
  return createSharedChunks()(id, { getModuleInfo });
}

const button = `${lib}/@mui/material/Button/Button.js`;
const base = `${lib}/@mui/material/ButtonBase/ButtonBase.js`;
const grid = `${lib}/@mui/x-data-grid/material/index.js`;
const pro = `${lib}/@mui/x-data-grid-pro/components/Cell.js`;
const picker = `${lib}/@mui/x-date-pickers/DatePicker/DatePicker.js`;

test('a part is with the others that the same products need, however far above they are', () => {
  expect(chunkOf(base, { [base]: [button], [button]: [grid, picker] })).toBe(
    'ui-data-grid-date-pickers',
  );
});

test('what the community package needs is not named after the ones built on it', () => {
  expect(chunkOf(button, { [button]: [pro, grid] })).toBe('ui-data-grid');
  expect(chunkOf(button, { [button]: [pro] })).toBe('ui-data-grid-pro');
});

test('the index of the components names every part and needs none', () => {
  const index = `${lib}/@mui/material/index.js`;
  expect(chunkOf(base, { [base]: [index], [index]: [grid] })).toBe(null);
});

test('what an index beneath the components names is with what everything needs', () => {
  const index = `${lib}/@mui/system/esm/index.js`;
  const part = `${lib}/@mui/system/esm/memoTheme.js`;
  expect(chunkOf(part, { [part]: [index], [index]: [grid] })).toBe(
    'ui-data-grid-date-pickers-charts-tree-view',
  );
});

test('circles in the graph end', () => {
  expect(chunkOf(base, { [base]: [button], [button]: [base, picker] })).toBe('ui-date-pickers');
});

test('the bundler places products, the parts that only demos use, React and our own modules', () => {
  const jsx = `${lib}/react/jsx-runtime.js`;
  expect(chunkOf(jsx, { [jsx]: [grid, picker] })).toBe(null);
  expect(chunkOf(grid, { [grid]: [pro] })).toBe(null);
  expect(chunkOf(button, { [button]: ['/project/content/a/Demo.tsx'] })).toBe(null);
  expect(chunkOf('/project/src/a.ts', { '/project/src/a.ts': [grid] })).toBe(null);
});
