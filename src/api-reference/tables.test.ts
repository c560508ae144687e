import { describe, expect, test } from 'vitest';
import { tableMarkdown } from './format/tableMarkdown.ts';
import { findProp } from './findInModel.ts';
import { resolveTable, type TableAttributes, type TableName } from './tables.ts';
import { testModel } from './testModel.ts';

const model = testModel();
const names = (table: TableName, attributes: TableAttributes) =>
  resolveTable(model, table, attributes).rows.map(({ name }) => name);
const problem = (find: () => unknown) => {
  try {
    find();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no error';
};

describe('a table', () => {
  test('holds what its globs match, without internal rows', () => {
    expect(names('PropsTable', { component: 'DataGrid' })).toEqual([
      'columns',
      'sortModel',
      'sortingMode',
    ]);
    expect(names('PropsTable', { component: 'DataGrid', only: 'sort*' })).toEqual([
      'sortModel',
      'sortingMode',
    ]);
    expect(
      names('PropsTable', { component: 'DataGrid', only: 'sort*, columns', except: '*Mode' }),
    ).toEqual(['columns', 'sortModel']);
  });

  test('takes a name that two products have from the page’s own', () => {
    const table = resolveTable(model, 'PropsTable', { component: 'Toolbar' }, 'charts');
    expect(table.rows.map(({ name }) => name)).toEqual(['render']);
  });

  test.each<[string, TableName, TableAttributes, string]>([
    [
      'an unknown component',
      'PropsTable',
      { component: 'DataGird' },
      'there is no component "DataGird". The nearest is "DataGrid": write that.',
    ],
    [
      'an unknown interface',
      'InterfaceTable',
      { name: 'GridColDeff' },
      'there is no interface "GridColDeff". The nearest is "GridColDef": write that.',
    ],
    [
      'an unknown feature',
      'SelectorsTable',
      { feature: 'sort' },
      'no feature "sort" has selectors. The features are: sorting.',
    ],
    [
      'an unknown feature of methods',
      'ApiMethods',
      { feature: 'sortin' },
      'no feature "sortin" has methods. Did you mean "sorting"? The features are: sorting.',
    ],
    [
      'a glob that matches nothing',
      'PropsTable',
      { component: 'DataGrid', only: 'sortModl' },
      '"sortModl" in only matches none of the props of DataGrid. The nearest is "sortModel": write that, or remove it.',
    ],
    [
      'an exception that matches nothing',
      'EventsTable',
      { except: 'zzzzzz*' },
      '"zzzzzz*" in except matches none of the events of the Data Grid. Correct or remove it.',
    ],
    [
      'an exception that leaves nothing',
      'EventsTable',
      { except: '*' },
      'except leaves none of the events of the Data Grid. Remove <EventsTable>.',
    ],
    [
      'an unknown attribute',
      'EventsTable',
      { feature: 'sorting' },
      '<EventsTable> has no attribute "feature". Use only, except, or remove it.',
    ],
    [
      'a missing attribute',
      'PropsTable',
      {},
      '<PropsTable> needs component. Write <PropsTable component="…" />.',
    ],
    [
      'an unknown product',
      'LocaleTable',
      { product: 'data-gird' },
      'there is no product "data-gird". The nearest is "data-grid": write that.',
    ],
    [
      'a component without such rows',
      'SlotsTable',
      { component: 'Toolbar' },
      'there are no slots of Toolbar. Remove <SlotsTable>.',
    ],
  ])('reports %s', (_, table, attributes, text) => {
    expect(problem(() => resolveTable(model, table, attributes))).toBe(text);
  });
});

describe('a prop in prose', () => {
  test('is found in components and interfaces', () => {
    expect(findProp(model, 'DataGrid.sortModel').prop.name).toBe('sortModel');
    expect(findProp(model, 'GridColDef.field').owner.kind).toBe('interface');
  });

  test.each([
    [
      'DataGrid.sortModl',
      'DataGrid has no prop "sortModl". The nearest is "DataGrid.sortModel": write that.',
    ],
    [
      'DataGird.sortModel',
      'there is no component or interface "DataGird". The nearest is "DataGrid": write that.',
    ],
    ['sortModel', `"sortModel" isn't a prop. Write the owner and the prop: "DataGrid.sortModel".`],
  ])('%s is reported', (text, expected) => {
    expect(problem(() => findProp(model, text))).toBe(expected);
  });
});

test('a table of the Markdown twin', () => {
  const table = resolveTable(model, 'PropsTable', { component: 'DataGrid', except: 'sortingMode' });
  const context = { origin: 'https://docs.example.com', hasPage: () => true };
  expect(tableMarkdown(table, context)).toMatchInlineSnapshot(`
    "| Name | Type | Default | Description |
    | --- | --- | --- | --- |
    | [\`columns\`](https://docs.example.com/x/api/data-grid/data-grid/#prop-columns) (required) | \`string\` |  | The columns. |
    | [\`sortModel\`](https://docs.example.com/x/api/data-grid/data-grid/#prop-sortModel) | \`GridSortModel\` |  | The sort model. |"
  `);
});

test('a table of the Markdown twin links to pages that are there, and to no others', () => {
  const table = resolveTable(model, 'PropsTable', { component: 'DataGrid', only: 'sortModel' });
  expect(tableMarkdown(table, { origin: 'https://docs.example.com', hasPage: () => false }))
    .toMatchInlineSnapshot(`
    "| Name | Type | Default | Description |
    | --- | --- | --- | --- |
    | \`sortModel\` | \`GridSortModel\` |  | The sort model. |"
  `);
});
