import type { ApiModel, ApiTypeDefinition } from '../model.ts';
import { apiPathOf } from '../names.ts';
import type { ApiPage } from './apiPages.ts';

/** The types that a product exports and that have no page of their own, by name. */
export function typesOf(
  { product }: ApiPage,
  model: ApiModel,
  pages: readonly ApiPage[],
): ApiTypeDefinition[] {
  const pagePaths = new Set(pages.map(({ path }) => path));
  return Object.values(model.types)
    .filter((type) => type.product === product && type.exported)
    .filter((type) => !pagePaths.has(apiPathOf(type)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
