import type { ComponentType } from 'react';
import type { CompiledModule } from './compileModules.ts';
import { ProblemError } from './problem.ts';
import { resolveLocal } from './resolveLocal.ts';
import { strictModule } from './strictModule.ts';

/** The body of a CommonJS module. */
export type ModuleBody = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void;

export interface RunOptions {
  /** The demo's own module first. */
  modules: readonly CompiledModule[];
  /** Whether a package's module is to be had at all. */
  has: (specifier: string) => boolean;
  load: (specifier: string) => Promise<object>;
  evaluate: (module: CompiledModule) => Promise<ModuleBody>;
}

/** Runs compiled modules and gives the component that the first one exports; throws a `ProblemError` otherwise. */
export async function runModules(options: RunOptions): Promise<ComponentType> {
  const { modules, evaluate } = options;
  const [main] = modules;
  if (!main) throw new Error('There is no module to run.');
  const packages = await loadPackages(options);
  const bodies = new Map<string, ModuleBody>();
  await Promise.all(modules.map(async (module) => bodies.set(module.path, await evaluate(module))));

  const started = new Map<string, { exports: unknown }>();
  function start(path: string): unknown {
    const running = started.get(path);
    // A cycle sees what is exported so far, as in every CommonJS.
    if (running) return running.exports;
    const module = { exports: {} as unknown };
    started.set(path, module);
    const require = (specifier: string): unknown => {
      const local = resolveLocal(modules, path, specifier);
      return local ? start(local.path) : packages.get(specifier);
    };
    bodies.get(path)?.(require, module, module.exports);
    return module.exports;
  }

  const exported = start(main.path) as { default?: unknown };
  if (!isComponent(exported.default)) {
    const file = main.path.slice(main.path.lastIndexOf('/') + 1);
    throw new ProblemError({ kind: 'no-component', file });
  }
  return exported.default;
}

async function loadPackages({ modules, has, load }: RunOptions): Promise<Map<string, unknown>> {
  const wanted = new Map<string, number>();
  for (const { path, imports } of modules) {
    for (const { specifier, line } of imports) {
      if (resolveLocal(modules, path, specifier)) continue;
      if (!has(specifier)) {
        const isMain = path === modules[0]?.path;
        throw new ProblemError({ kind: 'unknown-module', specifier, ...(isMain && { line }) });
      }
      wanted.set(specifier, line);
    }
  }
  const loaded = [...wanted].map(async ([specifier, line]) => {
    const module = await load(specifier).catch(() => {
      throw new ProblemError({ kind: 'module-not-loaded', specifier, line });
    });
    return [specifier, strictModule(specifier, module)] as const;
  });
  return new Map(await Promise.all(loaded));
}

// A component is a function, or what `memo` and `forwardRef` make of one.
function isComponent(value: unknown): value is ComponentType {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}
