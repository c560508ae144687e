import { expect, test } from 'vitest';
import { explainRows } from './explainRows.ts';

test('names that other sections explain get rows of their own', () => {
  const sectionOf = (name: string) =>
    name === 'none' ? undefined : { id: name.slice(0, 1), title: name };
  const rows = explainRows(
    [
      {
        kind: 'removed',
        owners: ['DataGridPremium', 'DataGridPro'],
        what: 'prop',
        names: ['ab', 'ac', 'b', 'none'],
      },
      { kind: 'removed', owners: [], what: 'type', names: ['GridProps', 'useGridPremium'] },
    ],
    sectionOf,
  );
  expect(rows.map(({ names, section, plan }) => [names, section?.id, plan])).toEqual([
    [['ab', 'ac'], 'a', 'pro'],
    [['b'], 'b', 'pro'],
    [['none'], undefined, 'pro'],
    [['GridProps'], 'G', 'community'],
    [['useGridPremium'], 'u', 'premium'],
  ]);
});
