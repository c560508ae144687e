import { loadHistories } from '../src/api-history/index.node.ts';
import { apiPathOf } from '../src/api-reference/index.ts';
import { apiPackages } from '../src/api-reference/index.node.ts';
import { isReal, type MeasuredComponent } from '../src/size-snapshot/index.ts';

/** The components with an API page, each in the package of the lowest plan that exports it. */
export async function measuredComponents(
  apiPaths: ReadonlySet<string>,
  exportsOf: (packageName: string) => Promise<ReadonlySet<string>>,
): Promise<MeasuredComponent[]> {
  const histories = loadHistories();
  const found = new Map<string, MeasuredComponent>();
  for (const { name: packageName, product } of apiPackages) {
    const exported = await exportsOf(packageName);
    for (const [name, { kind, removed }] of Object.entries(histories[product]?.entries ?? {})) {
      const path = apiPathOf({ product, name });
      const isMeasured = kind === 'component' && !removed && apiPaths.has(path);
      const component = { name, package: packageName };
      if (isMeasured && exported.has(name) && isReal(component) && !found.has(path))
        found.set(path, component);
    }
  }
  return [...found.values()];
}
