interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Each builds on the ones before it: what the first needs, all need. */
const families = [
  ['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium'],
  ['x-date-pickers', 'x-date-pickers-pro'],
  ['x-charts', 'x-charts-pro'],
  ['x-tree-view', 'x-tree-view-pro'],
];
const products = new Set(families.flat());
// What all of these share is used whole; date libraries and the charts' mathematics are not.
const shared =
  /\/node_modules\/(?:@mui|@emotion|@popperjs|react-transition-group|stylis|reselect|clsx)\//;
// It names everything in its package, needed or not.
const packageIndex = /\/node_modules\/(?:@[^/]+\/)?[^/]+\/(?:esm\/)?index\.m?js$/;

/**
 * The chunk of a module that products build on (Material UI, emotion): one for each set of products
 * that need it, so that a page loads a few files and nothing that its products do not use.
 * null: the bundler decides.
 */
export function createSharedChunks() {
  const known = new Map<string, ReadonlySet<string>>();

  /** The products above a module in the graph. */
  function usersOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
    const before = known.get(id);
    if (before) return before;
    const users = new Set<string>();
    const seen = new Set([id]);
    const queue = [id];
    for (let module = queue.pop(); module !== undefined; module = queue.pop()) {
      for (const importer of graph.getModuleInfo(module)?.importers ?? []) {
        if (seen.has(importer) || packageIndex.test(importer)) continue;
        seen.add(importer);
        const product = productOf(importer);
        if (product) users.add(product);
        else if (importer.includes('/node_modules/')) queue.push(importer);
      }
    }
    known.set(id, users);
    return users;
  }

  return (id: string, graph: ModuleGraph): string | null => {
    if (!shared.test(id) || productOf(id)) return null;
    const users = usersOf(id, graph);
    const first = families.flatMap((family) => family.find((product) => users.has(product)) ?? []);
    return first.length === 0 ? null : ['ui', ...first.map((name) => name.slice(2))].join('-');
  };
}

function productOf(id: string): string | undefined {
  const [, name] = /\/node_modules\/@mui\/([\w-]+)\/(?!.*\/node_modules\/)/.exec(id) ?? [];
  return name && products.has(name) ? name : undefined;
}
