import { expect, test } from 'vitest';
import type { ApiType } from '../model.ts';
import { tokensText, typeTokens } from './typeTokens.ts';

const text = (type: ApiType) => tokensText(typeTokens(type));
const keyword = (name: string): ApiType => ({ kind: 'keyword', name });
const reference = (name: string): ApiType => ({ kind: 'reference', name });

test('short types stay on a line, with the parentheses that they need', () => {
  const callback: ApiType = {
    kind: 'function',
    parameters: [{ name: 'row', type: reference('R'), optional: true }],
    returns: keyword('void'),
  };
  expect(text({ kind: 'union', of: [keyword('string'), callback] })).toBe(
    'string | ((row?: R) => void)',
  );
  expect(
    text({ kind: 'array', of: { kind: 'union', of: [keyword('string'), keyword('null')] } }),
  ).toBe('(string | null)[]');
});

test('wide ones are broken', () => {
  const names = ['GridColumnHeaderParams', 'GridColumnGroupHeaderParams', 'GridCellEditStopParams'];
  expect(text({ kind: 'union', of: names.map(reference) })).toBe(
    '| GridColumnHeaderParams\n| GridColumnGroupHeaderParams\n| GridCellEditStopParams',
  );
  const members = names.map((name) => ({ name: name.toLowerCase(), type: reference(name) }));
  expect(text({ kind: 'object', members })).toMatchInlineSnapshot(`
    "{
      gridcolumnheaderparams: GridColumnHeaderParams;
      gridcolumngroupheaderparams: GridColumnGroupHeaderParams;
      gridcelleditstopparams: GridCellEditStopParams;
    }"
  `);
});
