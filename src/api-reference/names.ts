import type { ApiProduct } from './model.ts';

/** `DateRangePickerDay2` → `date-range-picker-day-2`. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
}

/** The page of a component or an interface. */
export function apiPathOf({ product, name }: { product: ApiProduct; name: string }): string {
  return `/x/api/${product}/${kebabCase(name)}/`;
}

/** Pages that list many things, beside those of one component or interface each. */
export function apiListPath(
  product: ApiProduct,
  list: 'index' | 'types' | 'hooks' | 'events' | 'selectors',
) {
  return `/x/api/${product}/${list === 'index' ? '' : `${list}/`}`;
}

/** `x-data-grid`, as front matter writes it, → `data-grid`. */
export function apiProductOf(frontMatterProduct: string): ApiProduct | undefined {
  const product = frontMatterProduct.replace(/^x-/, '');
  return ['data-grid', 'date-pickers', 'charts', 'tree-view'].includes(product)
    ? (product as ApiProduct)
    : undefined;
}
