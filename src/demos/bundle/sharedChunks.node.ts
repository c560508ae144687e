import {
  isComponent,
  isPackageIndex,
  isShared,
  productFamilies,
  productOf,
} from './libraryPackages.node.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

interface Users {
  readonly products: Set<string>;
  readonly modules: Set<string>;
}

const everyProduct = ['ui', ...productFamilies.map(([first = '']) => first.slice(2))].join('-');

/**
 * The chunk of a module that products build on (Material UI, emotion): one for each set of products
 * that need it, so that a page loads a few files and nothing that its products do not use.
 * null: the bundler decides.
 */
export function createSharedChunks() {
  const known = new Map<string, Users>();

  /** Who is above a module in the graph. */
  function usersOf(id: string, graph: ModuleGraph): Users {
    const before = known.get(id);
    if (before) return before;
    const users: Users = { products: new Set(), modules: new Set([id]) };
    const queue = [id];
    for (let module = queue.pop(); module !== undefined; module = queue.pop()) {
      for (const importer of graph.getModuleInfo(module)?.importers ?? []) {
        if (users.modules.has(importer) || isPackageIndex(importer)) continue;
        const product = productOf(importer);
        if (product) users.products.add(product);
        else if (importer.includes('/node_modules/')) queue.push(importer);
        if (!product) users.modules.add(importer);
      }
    }
    known.set(id, users);
    return users;
  }

  return (id: string, graph: ModuleGraph): string | null => {
    if (!isShared(id) || productOf(id)) return null;
    const { products: needing, modules } = usersOf(id, graph);
    // Beneath the components, what only an index names is needed by all who name the index.
    const isNamedOnly = (module: string) =>
      isShared(module) && !isComponent(module) && usersOf(module, graph).products.size === 0;
    if ([...modules].some(isNamedOnly)) return everyProduct;
    const first = productFamilies.flatMap(
      (family) => family.find((name) => needing.has(name)) ?? [],
    );
    return first.length === 0 ? null : ['ui', ...first.map((name) => name.slice(2))].join('-');
  };
}
