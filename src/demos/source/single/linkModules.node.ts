import path from 'node:path';
import { displayPath } from '../displayPath.node.ts';
import { moduleFacts, type ModuleFacts } from './moduleFacts.node.ts';
import { samePlan } from './samePlan.ts';

/** A file of a demo by its absolute path. */
export interface SourceFile {
  file: string;
  text: string;
}

export interface LinkedModule extends ModuleFacts {
  file: string;
}

/** What a name refers to: something that a module declares, a name of a package, or a whole module. */
export type Entity =
  | { kind: 'own'; module: LinkedModule; name: string }
  | { kind: 'package'; source: string; imported: string }
  | { kind: 'module'; module: LinkedModule };

export interface LinkedModules {
  /** In the order in which they run: what a module imports comes before it, the demo comes last. */
  modules: LinkedModule[];
  /** Those that are loaded for more than their types. */
  loaded: Set<LinkedModule>;
  /** The stylesheets that are loaded, in their order. */
  styles: string[];
  entityOf: (module: LinkedModule, name: string) => Entity;
  memberOf: (module: LinkedModule, name: string) => Entity;
}

export function keyOf(entity: Entity): string {
  if (entity.kind === 'package') return `${entity.source} ${entity.imported}`;
  return entity.kind === 'own' ? `${entity.module.file} ${entity.name}` : entity.module.file;
}

const ENDINGS = ['', '.ts', '.tsx', '.css', '.json'];
export const isRelative = (source: string): boolean => source.startsWith('.');

/** Follows the imports between the files of a demo, whose own file is the first. */
export async function linkModules(files: readonly SourceFile[]): Promise<LinkedModules> {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const known = new Map<string, LinkedModule>();
  const modules: LinkedModule[] = [];
  const styles = new Set<string>();

  function fileOf({ file }: LinkedModule, source: string): string {
    const target = path.resolve(path.dirname(file), source);
    const found = ENDINGS.map((ending) => target + ending).find((each) => texts.has(each));
    if (found === undefined)
      throw new Error(
        `${displayPath(file)}: '${source}' isn't a file of this demo. Fix the import.`,
      );
    return found;
  }

  async function visit(file: string): Promise<void> {
    const text = texts.get(file) ?? '';
    if (file.endsWith('.css')) styles.add(text);
    if (file.endsWith('.css') || known.has(file)) return;
    const code = file.endsWith('.json') ? `export default ${text.trim()};` : text;
    const module = { ...(await moduleFacts(code, file)), file };
    known.set(file, module);
    for (const source of sourcesOf(module)) await visit(fileOf(module, source));
    modules.push(module);
  }

  function moduleAt(from: LinkedModule, source: string): LinkedModule {
    const found = known.get(fileOf(from, source));
    if (!found)
      throw new Error(
        `${displayPath(from.file)}: a stylesheet has no names. Import '${source}' alone.`,
      );
    return found;
  }

  function importedFrom(from: LinkedModule, source: string, imported: string): Entity {
    if (!isRelative(source))
      return { kind: 'package', source: samePlan(source, ownSources), imported };
    const module = moduleAt(from, source);
    return imported === '*' ? { kind: 'module', module } : memberOf(module, imported);
  }

  function memberOf(module: LinkedModule, name: string): Entity {
    const found = findMember(module, name);
    if (found) return found;
    throw new Error(
      `${displayPath(module.file)}: there is no export "${name}". Fix the import of it.`,
    );
  }

  function findMember(
    module: LinkedModule,
    name: string,
    seen = new Set<LinkedModule>(),
  ): Entity | undefined {
    if (seen.has(module)) return undefined;
    seen.add(module);
    const exported = module.exports.get(name);
    if (exported)
      return 'local' in exported
        ? entityOf(module, exported.local)
        : importedFrom(module, exported.source, exported.imported);
    if (name === 'default') return undefined;
    for (const source of module.stars.filter(isRelative)) {
      const found = findMember(moduleAt(module, source), name, seen);
      if (found) return found;
    }
    const [source] = module.stars.filter((each) => !isRelative(each));
    return source === undefined ? undefined : { kind: 'package', source, imported: name };
  }

  function entityOf(module: LinkedModule, name: string): Entity {
    const found = module.imports.get(name);
    if (!found) return { kind: 'own', module, name };
    return importedFrom(module, found.source, found.imported);
  }

  const loaded = new Set<LinkedModule>();
  function load(module: LinkedModule): void {
    if (loaded.has(module)) return;
    loaded.add(module);
    for (const source of module.loaded)
      if (isRelative(source) && !fileOf(module, source).endsWith('.css'))
        load(moduleAt(module, source));
  }

  const [main] = files;
  if (main) await visit(main.file);
  const last = modules.at(-1);
  const ownSources = new Set([...(last?.imports.values() ?? [])].map(({ source }) => source));
  if (last) load(last);
  return { modules, loaded, styles: [...styles], entityOf, memberOf };
}

/** The relative modules that a module names, in its order. */
function sourcesOf({ tree }: LinkedModule): string[] {
  const sources = tree.program.body.flatMap((node) =>
    'source' in node && node.source ? [node.source.value] : [],
  );
  return sources.filter(isRelative);
}
