import { displayPath } from '../displayPath.node.ts';
import { keyOf, type Entity, type LinkedModule, type LinkedModules } from './linkModules.node.ts';
import type { Statement } from './statements.node.ts';
import type { Occurrence } from './occurrences.node.ts';

/** A use of a name in a statement that stays. */
export interface Use {
  module: LinkedModule;
  occurrence: Occurrence;
  /** What it means; for `samples.orders`, the orders. */
  entity: Entity;
  /** The whole of it: `samples.orders` is replaced up to its end. */
  end: number;
}

export interface UsedStatements {
  statements: Map<LinkedModule, Set<Statement>>;
  uses: Use[];
}

function readUse(module: LinkedModule, occurrence: Occurrence, linked: LinkedModules): Use {
  const entity = linked.entityOf(module, occurrence.name);
  if (entity.kind !== 'module') return { module, occurrence, entity, end: occurrence.end };
  const { member } = occurrence;
  if (!member)
    throw new Error(
      `${displayPath(module.file)}: "${occurrence.name}" is a whole module, which can't become part of one file. Import its names.`,
    );
  return {
    module,
    occurrence,
    entity: linked.memberOf(entity.module, member.name),
    end: member.end,
  };
}

/** The statements that the demo needs: all of its own, and of other files what is used, directly or not. */
export function usedStatements(linked: LinkedModules): UsedStatements {
  const { modules, loaded } = linked;
  const main = modules.at(-1);
  const statements = new Map<LinkedModule, Set<Statement>>(
    modules.map((each) => [each, new Set()]),
  );
  const uses: Use[] = [];
  const seen = new Set<string>();

  function follow(entity: Entity): void {
    if (entity.kind !== 'own' || seen.has(keyOf(entity))) return;
    seen.add(keyOf(entity));
    for (const each of entity.module.statements)
      if (each.declares.includes(entity.name)) keep(entity.module, each);
  }

  function keep(module: LinkedModule, statement: Statement): void {
    const kept = statements.get(module);
    if (!kept || kept.has(statement)) return;
    kept.add(statement);
    if (statement.kind === 'import') return;
    const { start, end } = statement;
    for (const occurrence of module.occurrences.filter(
      (it) => it.start >= start && it.end <= end,
    )) {
      const use = readUse(module, occurrence, linked);
      uses.push(use);
      follow(use.entity);
    }
  }

  for (const module of modules)
    for (const each of module.statements)
      if (module === main || (each.kind === 'effect' && loaded.has(module))) keep(module, each);
  return { statements, uses };
}
