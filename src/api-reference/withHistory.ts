import {
  compareLines,
  diffSteps,
  lifeOf,
  summarize,
  type ApiHistory,
  type HistoryMember,
  type MemberGroup,
} from '../api-history/index.ts';
import type { Aged, ApiChanges, ApiModel, ApiProduct } from './model.ts';

type Row = Aged & { name: string; deprecated?: string };

/**
 * The model with the ages of its names. A row says since when it is there only if it is younger than
 * what it belongs to: the others came with it.
 */
export function withHistory(
  model: ApiModel,
  histories: Partial<Record<ApiProduct, ApiHistory>>,
): ApiModel {
  const entryOf = (product: ApiProduct, name: string) => histories[product]?.entries[name];
  const rows = <Each extends Row>(
    list: readonly Each[],
    product: ApiProduct,
    owner: string,
    group: MemberGroup = 'members',
  ): Each[] => {
    const entry = entryOf(product, owner);
    const lives = entry?.[group] ?? {};
    // Components had props before they had slots.
    const starts = group === 'members' ? [] : Object.values(lives).map(sinceOf).sort(compareLines);
    const first = latest([entry?.since ?? '0.0', starts[0] ?? '0.0']);
    return list.map((row) => {
      const member = Object.hasOwn(lives, row.name) ? lives[row.name] : undefined;
      return member === undefined ? row : aged(row, lifeOf(member), first);
    });
  };
  const entries = <Each extends Row & { product: ApiProduct }>(list: readonly Each[]): Each[] =>
    list.map((entry) => {
      const life = entryOf(entry.product, entry.name);
      return life ? aged(entry, life, histories[entry.product]?.lines[0] ?? '0.0') : entry;
    });
  return {
    ...model,
    changes: Object.fromEntries(
      Object.values(histories).map((history) => [history.product, changesOf(history, model)]),
    ),
    components: entries(model.components).map((component) => {
      const { product, name } = component;
      return {
        ...component,
        props: rows(component.props, product, name),
        slots: rows(component.slots, product, name, 'slots'),
        classes: rows(component.classes, product, name, 'classes'),
      };
    }),
    interfaces: entries(model.interfaces).map((entry) => ({
      ...entry,
      members: rows(entry.members, entry.product, entry.name),
    })),
    hooks: entries(model.hooks),
    selectors: entries(model.selectors),
    events: rows(model.events, 'data-grid', 'GridEventLookup'),
    features: model.features.map((feature) => ({
      ...feature,
      methods: rows(feature.methods, 'data-grid', 'GridApi'),
    })),
  };
}

/** The last step ends at the installed packages: what they have counts as present, wherever it is declared. */
function changesOf(history: ApiHistory, model: ApiModel): ApiChanges[] {
  const isOwn = ({ product }: { product: ApiProduct }) => product === history.product;
  const { components, interfaces, hooks, selectors, types } = model;
  const exported = Object.values(types).filter((type) => type.exported);
  const present = new Set([
    ...[components, interfaces, hooks, selectors, exported].flatMap((list) =>
      list.filter(isOwn).map(({ name }) => name),
    ),
    ...[...components, ...interfaces]
      .filter(isOwn)
      .flatMap((entry) =>
        (entry.kind === 'component' ? entry.props : entry.members).map(
          ({ name }) => `${entry.name}.${name}`,
        ),
      ),
  ]);
  const steps = diffSteps(history);
  return steps.map(({ from, to, rows }) => ({
    from,
    to,
    rows: summarize(
      to === steps.at(-1)?.to
        ? rows.filter(({ kind, name }) => kind !== 'removed' || !present.has(name))
        : rows,
    ),
  }));
}

function aged<Each extends Row>(
  row: Each,
  { since, removed, deprecated }: { since: string; removed?: string; deprecated?: string },
  first: string,
): Each {
  // No age for what the packages have but the history lists as removed.
  if (removed !== undefined) return row;
  return {
    ...row,
    ...(compareLines(since, first) > 0 && { since }),
    ...(deprecated !== undefined &&
      row.deprecated !== undefined && { deprecatedSince: deprecated }),
  };
}

function sinceOf(member: HistoryMember): string {
  return lifeOf(member).since;
}

function latest(lines: readonly string[]): string {
  return [...lines].sort(compareLines).at(-1) ?? '0.0';
}
