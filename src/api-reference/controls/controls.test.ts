import { expect, test } from 'vitest';
import type { ApiType } from '../model.ts';
import { testModel } from '../testModel.ts';
import { controlsOf, controlsSearch, jsxLines, parseControls, type Control } from './controls.ts';

const model = testModel();
const [grid] = model.components;
const prop = (name: string, type: ApiType, rest = {}) => ({ name, type, text: '', ...rest });
const literal = (text: string): ApiType => ({ kind: 'literal', text });
const keyword = (name: string): ApiType => ({ kind: 'keyword', name });

const density: ApiType = { kind: 'union', of: [literal("'compact'"), literal("'standard'")] };
model.types['data-grid:GridDensity'] = {
  name: 'GridDensity',
  product: 'data-grid',
  package: '@mui/x-data-grid',
  exported: true,
  text: '',
  type: density,
};

test('controls come from the types', () => {
  if (!grid) throw new Error('The test model has no component.');
  const component = {
    ...grid,
    props: [
      prop('checkboxSelection', keyword('boolean'), { default: 'false' }),
      prop(
        'density',
        { kind: 'reference', name: 'GridDensity', target: 'data-grid:GridDensity' },
        { default: '"standard"' },
      ),
      prop('rowHeight', keyword('number'), { default: '52' }),
      prop('label', keyword('string')),
      prop('rows', { kind: 'array', of: keyword('string') }),
      prop('className', keyword('string')),
      prop('secret', keyword('boolean'), { internal: true }),
    ],
  };
  expect(controlsOf(component, model)).toEqual([
    { name: 'checkboxSelection', kind: 'boolean', initial: false },
    { name: 'density', kind: 'choice', options: ['compact', 'standard'], initial: 'standard' },
    { name: 'rowHeight', kind: 'number', initial: 52 },
    { name: 'label', kind: 'text' },
  ]);
});

const controls: Control[] = [
  { name: 'checkboxSelection', kind: 'boolean' },
  { name: 'density', kind: 'choice', options: ['compact', 'standard'] },
  { name: 'rowHeight', kind: 'number' },
  { name: 'label', kind: 'text' },
];

test('the address carries what was set, and nothing else is read from it', () => {
  const values = { checkboxSelection: true, density: 'compact', rowHeight: 40, label: 'a & b' };
  const search = controlsSearch(values, '?utm=1&control.old=1');
  expect(search).toBe(
    '?utm=1&control.checkboxSelection=true&control.density=compact&control.rowHeight=40&control.label=a+%26+b',
  );
  expect(parseControls(search, controls)).toEqual(values);
  expect(
    parseControls(
      '?control.density=huge&control.rowHeight=1e99&control.checkboxSelection=yes&control.__proto__=1',
      controls,
    ),
  ).toEqual({});
  expect(controlsSearch({})).toBe('');
});

test('the code is what one would write', () => {
  expect(
    jsxLines(
      'DataGrid',
      { rows: 'rows' },
      { checkboxSelection: true, density: 'compact', rowHeight: 40, autoHeight: false },
    ).join('\n'),
  ).toMatchInlineSnapshot(`
    "<DataGrid
      rows={rows}
      checkboxSelection
      density="compact"
      rowHeight={40}
      autoHeight={false}
    />"
  `);
  expect(jsxLines('SimpleTreeView', {}, {}, '<TreeItem />')).toEqual([
    '<SimpleTreeView>',
    '  <TreeItem />',
    '</SimpleTreeView>',
  ]);
});
