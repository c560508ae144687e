import { expect, test } from 'vitest';
import type { ApiHistory } from '../api-history/index.ts';
import { english } from '../language/index.ts';
import { tableHtml } from './format/tableHtml.ts';
import { tableMarkdown } from './format/tableMarkdown.ts';
import { resolveTable } from './tables.ts';
import { testModel } from './testModel.ts';
import { withHistory } from './withHistory.ts';

const history: ApiHistory = {
  product: 'data-grid',
  lines: ['5.0', '6.0', '7.2'],
  versions: {},
  entries: {
    DataGrid: {
      kind: 'component',
      since: '5.0',
      members: {
        columns: '5.0',
        sortModel: { since: '7.2', deprecated: '7.2' },
        sortingMode: { since: '5.0', deprecated: '7.2' },
      },
      slots: { toolbar: '6.0', row: '7.2' },
    },
    GridColDef: { kind: 'type', since: '6.0', members: { field: '6.0' } },
    GridApi: { kind: 'type', since: '5.0', members: { getSortModel: '7.2' } },
  },
};

function aged() {
  const model = testModel();
  for (const prop of model.components[0]?.props ?? [])
    if (prop.name === 'sortingMode') prop.deprecated = 'Use another.';
  return withHistory(model, { 'data-grid': history });
}

test('a row has an age if it is younger than its owner', () => {
  const { components, interfaces, features } = aged();
  const sinces = components[0]?.props.map(({ name, since }) => [name, since]);
  expect(sinces).toEqual([
    ['columns', undefined],
    ['sortModel', '7.2'],
    ['sortingMode', undefined],
    ['secret', undefined],
  ]);
  // The first slots came after the component: they are no news.
  expect(components[0]?.slots[0]).not.toHaveProperty('since');
  expect(interfaces[0]).toMatchObject({ since: '6.0' });
  expect(interfaces[0]?.members[0]).not.toHaveProperty('since');
  expect(features[0]?.methods[0]?.since).toBe('7.2');
});

test('only what the packages call deprecated is shown as such', () => {
  const props = aged().components[0]?.props ?? [];
  expect(props.map(({ deprecatedSince }) => deprecatedSince)).toEqual([
    undefined,
    undefined,
    '7.2',
    undefined,
  ]);
});

test('the page and its twin say so', () => {
  const model = aged();
  const table = resolveTable(model, 'PropsTable', { component: 'DataGrid' });
  const html = tableHtml(table, {
    model,
    strings: english.strings,
    hrefOf: () => undefined,
    pageHref: () => undefined,
    mentioned: new Set(),
  });
  expect(html).toContain('<small>since 7.2</small>');
  expect(html).toContain('api-deprecated">Deprecated since 7.2</span>');
  const markdown = tableMarkdown(table, {
    origin: 'https://docs.example.com',
    hasPage: () => false,
  });
  expect(markdown).toContain('| `sortModel` (since 7.2) |');
  expect(markdown).toContain('Deprecated since 7.2: Use another.');
});
