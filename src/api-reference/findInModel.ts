// What a page names in the reference. Each error has the problem and the edit, without the place, which the caller knows.
import { nearestName } from '../links/index.ts';
import {
  apiProducts,
  type ApiChanges,
  type ApiComponent,
  type ApiInterface,
  type ApiMember,
  type ApiModel,
  type ApiProduct,
} from './model.ts';

/** A name that several products have means that of the page's own. */
function byName<Entry extends { name: string; product: ApiProduct }>(
  entries: readonly Entry[],
  name: string,
  page: ApiProduct | undefined,
): Entry | undefined {
  const named = entries.filter((entry) => entry.name === name);
  return named.find(({ product }) => product === page) ?? named[0];
}

export function findComponent(model: ApiModel, name = '', page?: ApiProduct): ApiComponent {
  const found = byName(model.components, name, page);
  if (found) return found;
  throw new Error(
    unknownName(
      'component',
      name,
      model.components.map((item) => item.name),
    ),
  );
}

export function findInterface(model: ApiModel, name = '', page?: ApiProduct): ApiInterface {
  const found = byName(model.interfaces, name, page);
  if (found) return found;
  throw new Error(
    unknownName(
      'interface',
      name,
      model.interfaces.map((item) => item.name),
    ),
  );
}

export function findFeature(name = '', features: readonly string[], what: string): string {
  if (features.includes(name)) return name;
  const nearest = nearestName(name, features);
  const meant = nearest ? ` Did you mean "${nearest}"?` : '';
  throw new Error(
    `no feature "${name}" has ${what}.${meant} The features are: ${features.join(', ')}.`,
  );
}

export function unknownName(what: string, name: string, known: Iterable<string>): string {
  const nearest = nearestName(name, known);
  return nearest
    ? `there is no ${what} "${name}". The nearest is "${nearest}": write that.`
    : `there is no ${what} "${name}" in the installed packages. Correct or remove it.`;
}

export function findChanges(
  model: ApiModel,
  { product: name = '', from }: { product?: string | undefined; from?: string | undefined },
): ApiChanges {
  const product = apiProducts.find((item) => item === name);
  if (!product) throw new Error(unknownName('product', name, apiProducts));
  const steps = model.changes?.[product] ?? [];
  const found = steps.find((step) => String(step.from) === from);
  if (found) return found;
  const known = steps.map((step) => step.from).join(', ');
  throw new Error(
    `no changes of ${product} from version ${from} are known. Write from="…": ${known}.`,
  );
}

export function isPublic({ internal }: { internal?: true }): boolean {
  return !internal;
}

export interface FoundProp {
  owner: ApiComponent | ApiInterface;
  prop: ApiMember;
}

/** `DataGrid.sortModel` or `GridColDef.valueGetter`. */
export function findProp(model: ApiModel, text: string, page?: ApiProduct): FoundProp {
  const [ownerName = '', propName = '', ...more] = text.split('.');
  if (propName === '' || more.length > 0) {
    throw new Error(`"${text}" isn't a prop. Write the owner and the prop: "DataGrid.sortModel".`);
  }
  const owners = [...model.components, ...model.interfaces];
  const owner = byName(owners, ownerName, page);
  if (!owner) {
    throw new Error(
      unknownName(
        'component or interface',
        ownerName,
        owners.map((item) => item.name),
      ),
    );
  }
  const members = owner.kind === 'component' ? owner.props : owner.members;
  const prop = members.find(({ name }) => name === propName);
  if (prop) return { owner, prop };
  const nearest = nearestName(
    propName,
    members.map(({ name }) => name),
  );
  throw new Error(
    nearest
      ? `${ownerName} has no prop "${propName}". The nearest is "${ownerName}.${nearest}": write that.`
      : `${ownerName} has no prop "${propName}". Correct or remove it.`,
  );
}
