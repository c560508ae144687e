import { packageOf } from '../importsOf.ts';
import type { FinalNames } from './finalNames.ts';
import { isRelative, type LinkedModules } from './linkModules.node.ts';
import type { Use } from './usedStatements.ts';

const lineWidth = 100;

interface Name {
  imported: string;
  name: string;
  isType: boolean;
}

/** What the one file imports from a module of a package. */
interface Group {
  source: string;
  names: Map<string, Name>;
  /** As the demo has it, with its comments; absent once something is added to it. */
  original?: string;
  comments: string;
}

function addName(group: Group, name: Name): void {
  const known = group.names.get(name.imported);
  const isType = name.isType && (known?.isType ?? true);
  if (known?.name === name.name && known.isType === isType) return;
  delete group.original;
  group.names.set(name.imported, { ...name, isType });
}

/** As prettier writes it: on one line if that is short enough. */
function listOf(specifiers: readonly string[], around: number): string {
  if (specifiers.length === 0) return '';
  const line = `{ ${specifiers.join(', ')} }`;
  return line.length + around <= lineWidth ? line : `{\n  ${specifiers.join(',\n  ')},\n}`;
}

function writeGroup({ source, names, original, comments }: Group): string {
  if (original !== undefined) return original;
  const from = `from '${source}';`;
  const all = [...names.values()];
  const whole = all.find(({ imported }) => imported === '*');
  const main = all.find(({ imported }) => imported === 'default');
  const named = all.filter(({ imported }) => imported !== '*' && imported !== 'default');
  const isTypes = named.every(({ isType }) => isType);
  const specifier = ({ imported, name, isType }: Name): string =>
    (isType && !(isTypes && !main) ? 'type ' : '') +
    (imported === name ? name : `${imported} as ${name}`);
  const list = listOf(named.map(specifier), `import type ${main?.name ?? ''} ${from}`.length);
  // `import type` takes a default or a list, not both.
  const isApart = main?.isType === true && list !== '';
  const lines = [
    whole && `import ${whole.isType ? 'type ' : ''}* as ${whole.name} ${from}`,
    main && (isApart || !list) && `import ${main.isType ? 'type ' : ''}${main.name} ${from}`,
    main && list && !isApart && `import ${main.name}, ${list} ${from}`,
    list && (!main || isApart) && `import ${isTypes && !main ? 'type ' : ''}${list} ${from}`,
    all.length === 0 && `import '${source}';`,
  ].filter(Boolean);
  return comments + lines.join('\n');
}

/** Beside what comes from the same package, or the same scope. */
function insert(groups: Group[], group: Group): void {
  const owner = packageOf(group.source);
  const isNear = (scope: string | undefined) => (each: Group) =>
    scope !== undefined && `${each.source}/`.startsWith(`${scope}/`);
  const scope = group.source.startsWith('@') ? group.source.split('/')[0] : undefined;
  const last = [isNear(owner), isNear(scope)].map((test) => groups.findLastIndex(test));
  const at = last.find((index) => index >= 0);
  groups.splice(at === undefined ? groups.length : at + 1, 0, group);
}

/** The imports of packages, each once: as the demo has them, then what its other files need. */
export function importBlock(
  { modules, loaded, entityOf }: LinkedModules,
  uses: readonly Use[],
  names: FinalNames,
): string {
  const groups: Group[] = [];
  const groupOf = (source: string): Group => {
    const found = groups.find((each) => each.source === source);
    if (found) return found;
    const group: Group = { source, names: new Map(), comments: '' };
    insert(groups, group);
    return group;
  };

  const main = modules.at(-1);
  main?.statements.forEach((statement, index) => {
    const { text } = main;
    const source = statement.loads ?? statement.names[0]?.source;
    if (statement.kind !== 'import' || source === undefined || isRelative(source)) return;
    const comments = index === 0 ? '' : text.slice(statement.start, statement.codeStart);
    const known = groups.find((each) => each.source === source);
    const group: Group = known ?? { source, names: new Map(), comments };
    for (const { imported, local, isType } of statement.names)
      addName(group, { imported, name: names.of(entityOf(main, local)) || local, isType });
    if (known) return;
    const isSame = statement.names.every(
      ({ imported, local }) => group.names.get(imported)?.name === local,
    );
    if (isSame) group.original = comments + text.slice(statement.codeStart, statement.end);
    groups.push(group);
  });

  for (const { entity, module, occurrence } of uses) {
    if (entity.kind !== 'package') continue;
    const { source, imported } = entity;
    const isType = module.imports.get(occurrence.name)?.isType ?? false;
    addName(groupOf(source), { imported, name: names.of(entity), isType });
  }
  for (const module of modules.filter((each) => loaded.has(each)))
    for (const { loads } of module.statements)
      if (loads !== undefined && !isRelative(loads)) groupOf(loads);
  return groups.map(writeGroup).join('\n');
}
