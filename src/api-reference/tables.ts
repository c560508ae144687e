import { nearestName } from '../links/index.ts';
import {
  findChanges,
  findComponent,
  findFeature,
  findInterface,
  isPublic,
  unknownName,
} from './findInModel.ts';
import { globsOf, matchesGlob } from './globs.ts';
import {
  apiProducts,
  type ApiChanges,
  type ApiClass,
  type ApiComponent,
  type ApiEvent,
  type ApiInterface,
  type ApiLocale,
  type ApiMember,
  type ApiModel,
  type ApiProduct,
  type ApiSelector,
  type ApiSlot,
} from './model.ts';

/** What a table on a page shows, found in the model. */
export type ApiTable =
  | { kind: 'props'; component: ApiComponent; rows: ApiMember[] }
  | { kind: 'slots'; component: ApiComponent; rows: ApiSlot[] }
  | { kind: 'classes'; component: ApiComponent; rows: ApiClass[] }
  | { kind: 'interface'; interface: ApiInterface; rows: ApiMember[] }
  | { kind: 'events'; rows: ApiEvent[] }
  | { kind: 'selectors'; feature: string; rows: ApiSelector[] }
  | { kind: 'methods'; feature: string; rows: ApiMember[] }
  | { kind: 'locales'; product: ApiProduct; total: number; rows: ApiLocale[] }
  | { kind: 'changes'; changes: ApiChanges; rows: [] };

export const tableNames = [
  'PropsTable',
  'SlotsTable',
  'ClassesTable',
  'InterfaceTable',
  'EventsTable',
  'SelectorsTable',
  'ApiMethods',
  'LocaleTable',
  'ChangesTable',
] as const;
export type TableName = (typeof tableNames)[number];

export interface TableAttributes {
  component?: string | undefined;
  name?: string | undefined;
  feature?: string | undefined;
  product?: string | undefined;
  from?: string | undefined;
  only?: string | undefined;
  except?: string | undefined;
}

/** Each table's attributes: the first list is required, the second may be left out. */
const tableSignatures: Record<TableName, [string[], string[]]> = {
  PropsTable: [['component'], ['only', 'except']],
  SlotsTable: [['component'], ['only', 'except']],
  ClassesTable: [['component'], ['only', 'except']],
  InterfaceTable: [['name'], ['only', 'except']],
  EventsTable: [[], ['only', 'except']],
  SelectorsTable: [['feature'], ['only', 'except']],
  ApiMethods: [['feature'], ['only', 'except']],
  LocaleTable: [['product'], []],
  ChangesTable: [['product', 'from'], []],
};

/** Finds what a table names; throws the problem and the edit, without the place, which the caller knows. */
export function resolveTable(
  model: ApiModel,
  table: TableName,
  attributes: TableAttributes,
  page?: ApiProduct,
): ApiTable {
  checkAttributes(table, attributes);
  const pick = <Row extends { name: string }>(rows: readonly Row[], of: string) =>
    select(rows, attributes, table, of);
  switch (table) {
    case 'PropsTable': {
      const component = findComponent(model, attributes.component, page);
      return {
        kind: 'props',
        component,
        rows: pick(component.props.filter(isPublic), `props of ${component.name}`),
      };
    }
    case 'SlotsTable': {
      const component = findComponent(model, attributes.component, page);
      return {
        kind: 'slots',
        component,
        rows: pick(component.slots, `slots of ${component.name}`),
      };
    }
    case 'ClassesTable': {
      const component = findComponent(model, attributes.component, page);
      return {
        kind: 'classes',
        component,
        rows: pick(component.classes, `classes of ${component.name}`),
      };
    }
    case 'InterfaceTable': {
      const found = findInterface(model, attributes.name, page);
      return {
        kind: 'interface',
        interface: found,
        rows: pick(found.members.filter(isPublic), `members of ${found.name}`),
      };
    }
    case 'EventsTable':
      return {
        kind: 'events',
        rows: pick(model.events.filter(isPublic), 'events of the Data Grid'),
      };
    case 'SelectorsTable': {
      const features = [...new Set(model.selectors.map(({ feature }) => feature))].sort();
      const feature = findFeature(attributes.feature, features, 'selectors');
      const rows = model.selectors.filter((selector) => selector.feature === feature);
      return { kind: 'selectors', feature, rows: pick(rows, `selectors of ${feature}`) };
    }
    case 'ApiMethods': {
      const features = model.features.map(({ name }) => name);
      const feature = findFeature(attributes.feature, features, 'methods');
      const rows = model.features.find(({ name }) => name === feature)?.methods ?? [];
      return {
        kind: 'methods',
        feature,
        rows: pick(rows.filter(isPublic), `methods of ${feature}`),
      };
    }
    case 'LocaleTable': {
      const product = apiProducts.find((item) => item === attributes.product);
      if (!product) throw new Error(unknownName('product', attributes.product ?? '', apiProducts));
      const { total, locales } = model.locales[product];
      return { kind: 'locales', product, total, rows: locales };
    }
    case 'ChangesTable':
      return { kind: 'changes', changes: findChanges(model, attributes), rows: [] };
  }
}

function checkAttributes(table: TableName, attributes: TableAttributes): void {
  const [required, optional] = tableSignatures[table];
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [key],
  );
  const unknown = given.find((key) => !required.includes(key) && !optional.includes(key));
  if (unknown) {
    const known = [...required, ...optional];
    throw new Error(
      `<${table}> has no attribute "${unknown}". Use ${known.join(', ')}, or remove it.`,
    );
  }
  const missing = required.find((key) => !given.includes(key));
  if (missing) throw new Error(`<${table}> needs ${missing}. Write <${table} ${missing}="…" />.`);
}

function select<Row extends { name: string }>(
  rows: readonly Row[],
  { only, except }: TableAttributes,
  table: TableName,
  of: string,
): Row[] {
  if (rows.length === 0) throw new Error(`there are no ${of}. Remove <${table}>.`);
  const names = rows.map(({ name }) => name);
  const wanted = only === undefined ? undefined : globsOf(only);
  const unwanted = globsOf(except ?? '');
  for (const [attribute, globs] of [
    ['only', wanted ?? []],
    ['except', unwanted],
  ] as const) {
    for (const glob of globs) {
      if (names.some((name) => matchesGlob(name, glob))) continue;
      const nearest = nearestName(glob.replaceAll('*', ''), names);
      const meant = nearest
        ? ` The nearest is "${nearest}": write that, or remove it.`
        : ' Correct or remove it.';
      throw new Error(`"${glob}" in ${attribute} matches none of the ${of}.${meant}`);
    }
  }
  const kept = rows.filter(
    ({ name }) =>
      (!wanted || wanted.some((glob) => matchesGlob(name, glob))) &&
      !unwanted.some((glob) => matchesGlob(name, glob)),
  );
  if (kept.length === 0) throw new Error(`except leaves none of the ${of}. Remove <${table}>.`);
  return kept;
}
