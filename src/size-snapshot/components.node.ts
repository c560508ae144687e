import { loadHistories } from '../api-history/index.node.ts';
import { apiPathOf } from '../api-reference/names.ts';
import { apiPackages } from '../api-reference/packages.node.ts';

export interface MeasuredComponent {
  name: string;
  package: string;
}

/** Lower packages export what their plan lacks too, as a component that throws or draws nothing. */
export function isReal({ name, package: from }: MeasuredComponent): boolean {
  if (name.endsWith('Premium')) return from.endsWith('-premium');
  return !name.endsWith('Pro') || /-(pro|premium)$/.test(from);
}

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
