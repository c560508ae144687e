import { expect, test } from 'vitest';
import { testModel } from '../api-reference/index.testing.ts';
import { agentApi } from './agentApi.ts';

const context = {
  origin: 'https://docs.example.com',
  hasPage: (path: string) => path === '/x/api/data-grid/data-grid/',
};
const entries = agentApi(testModel(), context);
const find = (name: string) => entries.find((entry) => entry.name === name);

test('a component with its page, imports, props, slots and classes; nothing internal', () => {
  expect(find('DataGrid')).toMatchObject({
    kind: 'component',
    path: '/x/api/data-grid/data-grid/',
    imports: ["import { DataGrid } from '@mui/x-data-grid';"],
    members: [
      { name: 'columns', type: 'string', text: 'The columns.', required: true },
      { name: 'sortModel', type: 'GridSortModel', text: 'The sort model.' },
      { name: 'sortingMode', type: 'string', text: '', default: '"client"' },
    ],
    slots: [{ name: 'toolbar', default: 'Toolbar' }],
    classes: [{ name: 'root', className: '.MuiDataGrid-root' }],
  });
});

test('what has no page of its own has no path', () => {
  expect(find('GridColDef')?.path).toBeUndefined();
});

test('events, selectors and types have a signature', () => {
  expect(find('rowClick')?.signature).toBe('(params: string, event: undefined) => void');
  expect(find('gridSortModelSelector')?.signature).toBe('() => string');
  expect(find('GridSortModel')?.signature).toBe('type GridSortModel = readonly string[]');
});
