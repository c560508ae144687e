import path from 'node:path';
import type ts from 'typescript';
import { readModule, type Declaration, type Module } from './modules.ts';

/** A name and what declares it. */
export interface ResolvedName {
  module: Module;
  name: string;
  declarations: Declaration[];
}

/** The type files of packages that see each other. What other packages declare is unknown here. */
export interface Universe {
  moduleAt: (specifier: string, from?: Module) => Module | undefined;
  /** A name as a file sees it. */
  local: (name: string, module: Module) => ResolvedName | undefined;
  /** A name that a file exports. */
  exported: (name: string, module: Module) => ResolvedName | undefined;
  exportNames: (module: Module) => string[];
  /** What other files add to an interface. */
  additions: (found: ResolvedName) => Addition[];
}

interface Addition {
  declaration: ts.InterfaceDeclaration;
  module: Module;
}

function keyOf({ module, name }: ResolvedName): string {
  return `${module.file} ${name}`;
}

/** `packages`: the type files of each package, by their path in it. */
export function createUniverse(
  packages: ReadonlyMap<string, ReadonlyMap<string, string>>,
  readFile: typeof readModule = readModule,
): Universe {
  const modules = new Map<string, Module>();
  const load = (packageName: string, file: string): Module | undefined => {
    const text = packages.get(packageName)?.get(file);
    if (text === undefined) return undefined;
    const key = `${packageName}/${file}`;
    const known = modules.get(key) ?? readFile(key, packageName, text);
    modules.set(key, known);
    return known;
  };
  const moduleAt = kept(
    (specifier: string, from?: Module) => `${from?.file ?? ''} ${specifier}`,
    (specifier: string, from?: Module) => findModule(specifier, from),
  );
  const findModule = (specifier: string, from?: Module): Module | undefined => {
    const full = specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from?.file ?? ''), specifier)
      : specifier;
    const packageName = full.split('/').slice(0, 2).join('/');
    const inside = full.slice(packageName.length + 1).replace(/\.js$/, '');
    const files = inside === '' ? ['index.d.ts'] : [`${inside}.d.ts`, `${inside}/index.d.ts`];
    for (const file of files) {
      const module = load(packageName, file);
      if (module) return module;
    }
    return inside === '' ? bundleOf(packageName) : undefined;
  };
  /** The first releases had one file for everything. */
  const bundleOf = (packageName: string) => {
    const names = [...(packages.get(packageName)?.keys() ?? [])];
    const bundle = names.find((file) => /^(?:dist\/)?(?:x-)?[a-z-]+\.d\.ts$/.test(file));
    return bundle === undefined ? undefined : load(packageName, bundle);
  };
  const local = (name: string, module: Module): ResolvedName | undefined => {
    const declarations = module.declarations.get(name);
    if (declarations) return { module, name, declarations };
    const imported = module.imports.get(name);
    const target = imported && moduleAt(imported.from, module);
    return target && exported(imported.name, target);
  };
  const exported = (
    name: string,
    module: Module,
    seen = new Set<Module>(),
  ): ResolvedName | undefined => {
    if (seen.has(module)) return undefined;
    seen.add(module);
    const binding = module.exports.get(name);
    if (binding) {
      if (binding.from === undefined) return local(binding.name, module);
      const target = moduleAt(binding.from, module);
      return target && exported(binding.name, target);
    }
    for (const star of module.stars) {
      const target = moduleAt(star, module);
      const found = target && exported(name, target);
      if (found) return found;
    }
    return undefined;
  };
  const exportNames = (module: Module, seen = new Set<Module>()): string[] => {
    if (seen.has(module)) return [];
    seen.add(module);
    const stars = module.stars.flatMap((star) => {
      const target = moduleAt(star, module);
      return target ? exportNames(target, seen) : [];
    });
    return [...new Set([...module.exports.keys(), ...stars])];
  };
  let added: Map<string, Addition[]> | undefined;
  const readAdditions = () => {
    const result = new Map<string, Addition[]>();
    for (const [packageName, files] of packages) {
      for (const [file, text] of files) {
        const module = text.includes('declare module') ? load(packageName, file) : undefined;
        for (const { of, declaration } of module?.augmentations ?? []) {
          // A package can name another that only passes the interface on.
          const target = moduleAt(of, module);
          const found = target && exported(declaration.name.text, target);
          if (!module || !found) continue;
          const key = keyOf(found);
          result.set(key, [...(result.get(key) ?? []), { declaration, module }]);
        }
      }
    }
    return result;
  };
  return {
    moduleAt,
    local,
    exported,
    exportNames: (module) => exportNames(module),
    additions: (found) => {
      added ??= readAdditions();
      return added.get(keyOf(found)) ?? [];
    },
  };
}

/** Remembers the answers, nothing found included. */
function kept<Args extends unknown[], Result>(
  keyOf: (...args: Args) => string,
  answer: (...args: Args) => Result,
): (...args: Args) => Result {
  const known = new Map<string, Result>();
  return (...args) => {
    const key = keyOf(...args);
    if (!known.has(key)) known.set(key, answer(...args));
    return known.get(key) as Result;
  };
}
