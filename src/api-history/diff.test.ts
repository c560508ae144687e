import { expect, test } from 'vitest';
import { diffMajors, diffSteps } from './diff.ts';
import type { ApiHistory } from './history.ts';
import { summarize } from './summary.ts';

const history: ApiHistory = {
  product: 'data-grid',
  lines: ['6.0', '6.1', '7.0', '7.2'],
  versions: {},
  entries: {
    DataGrid: {
      kind: 'component',
      since: '6.0',
      members: {
        rows: '6.0',
        old: { since: '6.0', removed: '7.0' },
        model: { since: '6.1', removed: '7.2', renamed: 'newModel' },
        newModel: '7.2',
        passing: { since: '7.0', removed: '7.2' },
        mode: {
          since: '6.0',
          changed: [
            { in: '6.1', default: ['1', '2'] },
            { in: '7.0', type: ['a', 'b'] },
            { in: '7.2', type: ['b', 'c'] },
          ],
        },
        undone: {
          since: '6.0',
          changed: [
            { in: '7.0', type: ['a', 'b'] },
            { in: '7.2', type: ['b', 'a'] },
          ],
        },
      },
    },
    DataGridPro: {
      kind: 'component',
      since: '6.0',
      members: { old: { since: '6.0', removed: '7.0' }, newModel: '7.2' },
    },
    GridGone: { kind: 'type', since: '6.0', removed: '7.0', members: { a: '6.0' } },
    useNew: { kind: 'hook', since: '7.2' },
    useBack: { kind: 'hook', since: '7.2', earlier: [['6.0', '7.0']] },
  },
};

test('two majors are compared by their last releases', () => {
  expect(diffMajors(history, 6, 7)?.rows).toEqual([
    { kind: 'removed', name: 'DataGrid.old', what: 'prop' },
    { kind: 'renamed', name: 'DataGrid.model', what: 'prop', to: 'newModel' },
    { kind: 'added', name: 'DataGrid.newModel', what: 'prop', since: '7.2' },
    { kind: 'changed', name: 'DataGrid.mode', what: 'prop', type: ['a', 'c'] },
    { kind: 'removed', name: 'DataGridPro.old', what: 'prop' },
    { kind: 'added', name: 'DataGridPro.newModel', what: 'prop', since: '7.2' },
    { kind: 'removed', name: 'GridGone', what: 'type' },
    { kind: 'added', name: 'useNew', what: 'hook', since: '7.2' },
  ]);
  expect(diffMajors(history, 7, 8)).toBeUndefined();
  expect(diffSteps(history).map(({ from, to }) => [from, to])).toEqual([[6, 7]]);
});

test('names with the same fate share a row', () => {
  expect(summarize(diffMajors(history, 6, 7)?.rows ?? [])).toEqual([
    { kind: 'removed', owners: [], what: 'type', names: ['GridGone'] },
    { kind: 'removed', owners: ['DataGrid', 'DataGridPro'], what: 'prop', names: ['old'] },
    { kind: 'renamed', owners: ['DataGrid'], what: 'prop', names: ['model'], to: 'newModel' },
    { kind: 'changed', owners: ['DataGrid'], what: 'prop', names: ['mode'], type: ['a', 'c'] },
    { kind: 'added', owners: [], what: 'hook', names: ['useNew'] },
    { kind: 'added', owners: ['DataGrid', 'DataGridPro'], what: 'prop', names: ['newModel'] },
  ]);
});
