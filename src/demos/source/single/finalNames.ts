import path from 'node:path';
import { keyOf, type Entity, type LinkedModule } from './linkModules.node.ts';
import { DEFAULT } from './statements.node.ts';
import type { Use } from './usedStatements.ts';

export interface FinalNames {
  of: (entity: Entity) => string;
  /** A name that nothing has yet. */
  free: (wanted: string) => string;
}

/** `sort-orders.ts` → `sortOrders`, for a default export without a name. */
function nameOfFile(file: string): string {
  const [stem = ''] = path.basename(file).split('.');
  return stem
    .replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^\d/, '_$&');
}

/** Gives everything in the one file a name of its own; the demo's own names come first, so they stay. */
export function finalNames(modules: readonly LinkedModule[], uses: readonly Use[]): FinalNames {
  const globals = new Set(modules.flatMap((module) => [...module.globals]));
  const inner = new Set(modules.flatMap((module) => [...module.inner]));
  const taken = new Set<string>();
  const names = new Map<string, string>();
  const byEntity = new Map<string, Use[]>();
  for (const use of uses) {
    const key = keyOf(use.entity);
    byEntity.set(key, [...(byEntity.get(key) ?? []), use]);
  }

  /** This name is free, and no name inside a function shadows it. */
  function suits(name: string, entityUses: readonly Use[]): boolean {
    if (taken.has(name) || globals.has(name)) return false;
    return entityUses.every(
      ({ module, occurrence }) => occurrence.name === name || !module.inner.has(name),
    );
  }

  function choose(entity: Entity): void {
    const key = keyOf(entity);
    if (names.has(key)) return;
    const entityUses = byEntity.get(key) ?? [];
    const written = entityUses.map(({ occurrence: { name, end, member }, end: whole }) =>
      member && whole !== end ? member.name : name,
    );
    const declared =
      entity.kind === 'own' && entity.name !== DEFAULT
        ? [entity.name]
        : entity.kind === 'own'
          ? [...written, nameOfFile(entity.module.file)]
          : [];
    const wanted = [...declared, ...written];
    const [first = 'value'] = wanted;
    let name = wanted.find((each) => suits(each, entityUses));
    for (let count = 2; name === undefined; count += 1)
      if (suits(`${first}${count}`, entityUses)) name = `${first}${count}`;
    taken.add(name);
    names.set(key, name);
  }

  const main = modules.at(-1);
  const isOwn = ({ module, entity }: Use): boolean =>
    module === main &&
    (entity.kind === 'package' || (entity.kind === 'own' && entity.module === main));
  for (const { entity } of [...uses.filter(isOwn), ...uses]) choose(entity);

  return {
    of: (entity) => names.get(keyOf(entity)) ?? (entity.kind === 'own' ? entity.name : ''),
    free(wanted) {
      let name = wanted;
      for (let count = 2; taken.has(name) || globals.has(name) || inner.has(name); count += 1)
        name = `${wanted}${count}`;
      taken.add(name);
      return name;
    },
  };
}
