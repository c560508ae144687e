import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import navigation from '../../content/navigation.ts';
import { pagesInOrder } from '../navigation/index.ts';
import { typeText } from './format/tableMarkdown.ts';
import { loadApiModel } from './loadModel.node.ts';
import type { ApiComponent, ApiDoc, ApiModel, ApiType } from './model.ts';
import { apiPages } from './pages/apiPages.ts';

const require = createRequire(import.meta.url);
// The packages import a style sheet, which means nothing here.
require.extensions['.css'] = () => undefined;

let model: ApiModel;
// The first run after an installation extracts; later ones read what it kept.
beforeAll(() => {
  model = loadApiModel();
}, 300_000);

const listed = new Set(
  pagesInOrder(navigation)
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/x/api/')),
);

interface Runtime {
  propTypes?: object;
  type?: Runtime;
  render?: Runtime;
}

/** `propTypes` of a component, of what `memo` wraps or of what `forwardRef` calls. */
function propTypesOf(value: Runtime | undefined, depth = 0): string[] {
  if (!value || depth > 3) return [];
  if (value.propTypes) return Object.keys(value.propTypes);
  const inner = propTypesOf(value.type, depth + 1);
  return inner.length > 0 ? inner : propTypesOf(value.render, depth + 1);
}

function runtimeKeys({ name, imports }: ApiComponent): string[] {
  const [first] = imports;
  if (!first) return [];
  const module = require(first.path) as Record<string, Runtime>;
  return propTypesOf(module[first.as ?? name]);
}

test('every entry of the tree has its page', () => {
  const paths = new Set(apiPages(model, listed).map(({ path }) => path));
  expect([...listed].filter((path) => !paths.has(path))).toEqual([]);
  expect(listed.size).toBeGreaterThan(190);
});

describe('components', () => {
  test('have every key of their runtime propTypes and every own property of their props type', () => {
    const missing: string[] = [];
    let withPropTypes = 0;
    let keys = 0;
    let withInterface = 0;
    let members = 0;
    for (const component of model.components) {
      const known = new Set(component.props.map(({ name }) => name));
      const runtime = runtimeKeys(component);
      if (runtime.length > 0) withPropTypes += 1;
      keys += runtime.length;
      const props = model.interfaces.find(
        ({ name, product }) => name === `${component.name}Props` && product === component.product,
      );
      if (props) withInterface += 1;
      members += props?.members.length ?? 0;
      const declared = (props?.members ?? []).map(({ name }) => name);
      for (const key of new Set([...runtime, ...declared])) {
        if (key !== 'ref' && key !== 'key' && !known.has(key))
          missing.push(`${component.product} ${component.name}.${key}`);
      }
    }
    process.stdout.write(
      `${model.components.length} components: ${keys} keys of propTypes of ${withPropTypes}, ${members} properties of ${withInterface} props types\n`,
    );
    expect(missing).toEqual([]);
    expect(withPropTypes).toBeGreaterThan(120);
    expect(withInterface).toBeGreaterThan(150);
  }, 120_000);

  test('mark what needs a plan', () => {
    const premium = model.components.find(({ name }) => name === 'DataGridPremium');
    const planOf = (prop: string) => premium?.props.find(({ name }) => name === prop)?.plan;
    expect(planOf('rows')).toBeUndefined();
    expect(planOf('treeData')).toBe('pro');
    expect(planOf('rowGroupingModel')).toBe('premium');
  });

  test('have their classes with the names on the page', () => {
    const grid = model.components.find(({ name }) => name === 'DataGrid');
    expect(grid?.classes.find(({ name }) => name === 'root')?.className).toBe('.MuiDataGrid-root');
    expect(grid?.themeName).toBe('MuiDataGrid');
    const tree = model.components.find(({ name }) => name === 'TreeItem');
    expect(tree?.classes.find(({ name }) => name === 'selected')?.className).toBe('.Mui-selected');
    // The radar chart exports its classes under the name of another component's.
    const rootOf = (component: string) =>
      model.components
        .find(({ name }) => name === component)
        ?.classes.find(({ name }) => name === 'root')?.className;
    expect(rootOf('ChartsXAxis')).toBe('.MuiChartsAxis-root');
    expect(rootOf('RadarAxis')).toBe('.MuiRadarAxis-root');
  });

  test('have slots with their default components', () => {
    const grid = model.components.find(({ name }) => name === 'DataGrid');
    const slot = grid?.slots.find(({ name }) => name === 'columnMenu');
    expect(slot?.default).toBe('GridColumnMenu');
  });
});

test('events and columns hold what the plans add', () => {
  const plan = (name: string) => model.events.find((event) => event.name === name)?.plan;
  expect(plan('rowClick')).toBeUndefined();
  expect(plan('rowsScrollEnd')).toBe('pro');
  expect(plan('clipboardPasteStart')).toBe('premium');
  const column = model.interfaces.find(({ name }) => name === 'GridColDef');
  expect(column?.members.find(({ name }) => name === 'aggregable')?.plan).toBe('premium');
});

test('methods and selectors are found by feature', () => {
  const sorting = model.features.find(({ name }) => name === 'sorting');
  expect(sorting?.methods.map(({ name }) => name)).toContain('sortColumn');
  const selectors = model.selectors.filter(({ feature }) => feature === 'sorting');
  expect(selectors.map(({ name }) => name)).toContain('gridSortModelSelector');
});

test('locales are counted against the texts of their package', () => {
  const { total, locales } = model.locales['data-grid'];
  expect(total).toBeGreaterThan(100);
  expect(locales.find(({ name }) => name === 'enUS')?.translated).toBe(total);
  expect(locales.find(({ name }) => name === 'beBY')?.translated).toBeLessThan(total);
  expect(model.locales['tree-view'].locales).toEqual([]);
});

test('no type is empty, broken or unresolved, and no text leaks the syntax of links', () => {
  const problems: string[] = [];
  const type = (where: string, value: ApiType) => {
    const text = typeText(value);
    if (text.trim() === '' || /^\s*[|&]?\s*$/.test(text)) problems.push(`${where}: empty`);
    if (/\berror\b(?!['?:\w])/.test(text) && !/['"]/.test(text) && text === 'error')
      problems.push(`${where}: ${text}`);
    if (/import\(|\bany\.\w|__type|\.\.\. \d+ more/.test(text)) problems.push(`${where}: ${text}`);
  };
  const doc = (where: string, value: Partial<ApiDoc>) => {
    const parts = [value.text, value.deprecated, value.returns, value.default];
    parts.push(...(value.parameters ?? []).map(({ text }) => text));
    for (const text of parts) {
      if (text && /\{@link|\[\[/.test(text)) problems.push(`${where}: ${text}`);
    }
  };
  let count = 0;
  const member = (owner: string, value: ApiDoc & { name: string; type: ApiType }) => {
    count += 1;
    type(`${owner}.${value.name}`, value.type);
    doc(`${owner}.${value.name}`, value);
  };
  for (const entry of model.components) {
    doc(entry.name, entry);
    for (const prop of entry.props) member(entry.name, prop);
    for (const slot of entry.slots) doc(`${entry.name}.slots.${slot.name}`, slot);
    for (const item of entry.classes) doc(`${entry.name}.classes.${item.name}`, item);
  }
  for (const entry of model.interfaces) {
    doc(entry.name, entry);
    for (const item of entry.members) member(entry.name, item);
  }
  for (const { methods, name } of model.features) for (const item of methods) member(name, item);
  for (const entry of [...model.hooks, ...model.selectors]) {
    type(entry.name, entry.signature);
    if (typeText(entry.signature) === '{}') problems.push(`${entry.name}: no signature`);
    doc(entry.name, entry);
  }
  for (const { name, text } of model.events) doc(name, { text });
  for (const entry of Object.values(model.types)) {
    type(entry.name, entry.type);
    doc(entry.name, entry);
  }
  process.stdout.write(`${count} members and ${Object.keys(model.types).length} types read\n`);
  expect(problems).toEqual([]);
});

test('a hook with several signatures shows all of them', () => {
  const hook = model.hooks.find(({ name }) => name === 'useBarSeries');
  const text = hook && typeText(hook.signature);
  expect(text?.match(/=>/g)).toHaveLength(3);
  expect(text).toContain('seriesId: SeriesId,');
  expect(text).toContain('seriesIds: SeriesId[],');
});

test('what the types know is not called any', () => {
  const picker = model.components.find(({ name }) => name === 'DatePicker');
  const value = picker?.props.find(({ name }) => name === 'value');
  expect(value && typeText(value.type)).toBe('PickerValue');
  expect(
    typeText(model.types['date-pickers:PickerValue']?.type ?? { kind: 'code', text: '' }),
  ).toBe('PickerValidDate | null');
  const grid = model.components.find(({ name }) => name === 'DataGrid');
  const click = grid?.props.find(({ name }) => name === 'onRowClick');
  expect(click && typeText(click.type)).toBe(
    '( params: GridRowParams, event: MuiEvent<React.MouseEvent<HTMLElement>>, details: GridCallbackDetails, ) => void',
  );
});
