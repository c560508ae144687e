interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

interface Users {
  readonly products: Set<string>;
  readonly modules: Set<string>;
}

/** Each builds on the ones before it: what the first needs, all need. */
const families = [
  ['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium'],
  ['x-date-pickers', 'x-date-pickers-pro'],
  ['x-charts', 'x-charts-pro'],
  ['x-tree-view', 'x-tree-view-pro'],
];
const products = new Set(families.flat());
const everyProduct = ['ui', ...families.map(([first = '']) => first.slice(2))].join('-');
// What all of these share is used whole; date libraries and the charts' mathematics are not.
const shared =
  /\/node_modules\/(?:@mui(?!\/stylis-plugin-rtl)|@emotion|@babel\/runtime|@popperjs|dom-helpers|use-sync-external-store|react-transition-group|hoist-non-react-statics|react-is|prop-types|reselect|clsx)\//;
// Components, one or another of which only demos use.
const components = /\/node_modules\/@mui\/(?:material|icons-material|lab)\//;
// It names everything in its package, needed or not.
const packageIndex = /\/node_modules\/@mui\/(?!x-)[^/]+\/(?:esm\/)?index\.m?js$/;

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
        if (users.modules.has(importer) || packageIndex.test(importer)) continue;
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
    if (!shared.test(id) || productOf(id)) return null;
    const { products: needing, modules } = usersOf(id, graph);
    // Beneath the components, what only an index names is needed by all who name the index.
    const isNamedOnly = (module: string) =>
      shared.test(module) && !components.test(module) && usersOf(module, graph).products.size === 0;
    if ([...modules].some(isNamedOnly)) return everyProduct;
    const first = families.flatMap((family) => family.find((name) => needing.has(name)) ?? []);
    return first.length === 0 ? null : ['ui', ...first.map((name) => name.slice(2))].join('-');
  };
}

function productOf(id: string): string | undefined {
  const [, name] = /\/node_modules\/@mui\/([\w-]+)\/(?!.*\/node_modules\/)/.exec(id) ?? [];
  return name && products.has(name) ? name : undefined;
}
