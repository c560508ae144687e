import { expect, test } from 'vitest';
import type { ApiHistory } from '../api-history/index.ts';
import { english } from '../language/index.ts';
import { changesHtml } from './format/changes.ts';
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
  // The first slots came after the component: their age says nothing.
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

test('the changes between two majors are listed, without what the packages still have', () => {
  const { changes } = withHistory(testModel(), {
    'data-grid': {
      ...history,
      lines: ['7.0', '8.0'],
      entries: {
        DataGrid: {
          kind: 'component',
          since: '7.0',
          members: {
            columns: { since: '7.0', removed: '8.0' },
            gone: { since: '7.0', removed: '8.0' },
            mode: { since: '7.0', changed: [{ in: '8.0', type: ['A<B>', ''] }] },
          },
        },
      },
    },
  });
  const model = { ...testModel(), ...(changes && { changes }) };
  const table = resolveTable(model, 'ChangesTable', { product: 'data-grid', from: '7' });
  const context = { origin: 'https://docs.example.com', hasPage: () => false };
  expect(tableMarkdown(table, context)).toBe(
    [
      '**Removed (1)**',
      '- `DataGrid` props: `gone`',
      '**Changed types and defaults (1)**',
      '- `DataGrid` props: `mode` from `A<B>` to none',
    ].join('\n\n'),
  );
  expect(
    changesHtml(table.kind === 'changes' ? table.changes.rows : [], english.strings.api),
  ).toMatchInlineSnapshot(
    `"<details class="api-diff" data-kind="removed"><summary>Removed <span class="api-count">1</span></summary><p>The link at the end of a row leads to its replacement.</p><ul><li><code>DataGrid</code> props: <code>gone</code></li></ul></details><details class="api-diff" data-kind="changed"><summary>Changed types and defaults <span class="api-count">1</span></summary><p>A row without a link has no section of its own. The compiler reports changed types, but not changed defaults.</p><ul><li><code>DataGrid</code> props: <code>mode</code> from <code>A&lt;B&gt;</code> to none</li></ul></details>"`,
  );
  expect(() => resolveTable(model, 'ChangesTable', { product: 'data-grid', from: '6' })).toThrow(
    'no changes of data-grid from version 6 are known. Write from="…": 7.',
  );
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
