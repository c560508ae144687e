import { packageOf } from '../../source/index.ts';
import type { HostModules, RegistryModule } from './types.ts';

export interface Registry {
  Runtime: RegistryModule['Runtime'];
  has: (specifier: string) => boolean;
  load: (specifier: string) => Promise<object>;
  /** Fetches everything of these packages, so that later edits need no network. */
  warm: (packages: readonly string[]) => Promise<void>;
}

/** What edited code may import: the page's React and the registry's lazy bundles. */
export function createRegistry(module: RegistryModule, host: HostModules): Registry {
  const known = new Map<string, object>(Object.entries(host));
  const bundleOf = new Map(
    module.bundles.flatMap((bundle) => bundle.specifiers.map((name) => [name, bundle] as const)),
  );

  async function load(specifier: string): Promise<object> {
    const bundle = bundleOf.get(specifier);
    const found = known.get(specifier) ?? (await bundle?.load())?.[specifier];
    if (!found) throw new Error(`The registry has no module '${specifier}'.`);
    return found;
  }
  return {
    Runtime: module.Runtime,
    has: (specifier) => known.has(specifier) || bundleOf.has(specifier),
    load,
    async warm(packages) {
      const wanted = module.bundles.filter(({ specifiers: [first = ''] }) =>
        packages.includes(packageOf(first) ?? ''),
      );
      await Promise.allSettled(wanted.map((bundle) => bundle.load()));
    },
  };
}
