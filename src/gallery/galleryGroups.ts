import { demoPagePath, type Styling } from '../demos/source/index.ts';
import { productOf, productRoots, type ProductId } from '../navigation/index.ts';
import type { PageFacts, Plan } from '../pages/index.ts';

export interface GalleryDemo {
  id: string;
  title: string;
  /** Where it stands alone. */
  href: string;
  /** Where a page explains it. */
  guide: string;
  /** Undefined: it runs on the Community plan. */
  plan: Plan | undefined;
  stylings: readonly Styling[];
}

export interface GalleryPage {
  path: string;
  title: string;
  demos: GalleryDemo[];
}

export interface GalleryProduct {
  id: ProductId;
  pages: GalleryPage[];
}

type Facts = Pick<PageFacts, 'page' | 'demos'>;

/** The demos of all pages, by product and page; `order`: paths as the navigation lists them. */
export function galleryGroups(pages: readonly Facts[], order: readonly string[]): GalleryProduct[] {
  const places = new Map(order.map((path, place) => [path, place]));
  const placeOf = ({ path }: GalleryPage) => places.get(path) ?? places.size;
  return (Object.keys(productRoots) as ProductId[])
    .map((id) => ({
      id,
      pages: pages
        .filter(({ page, demos }) => demos.length > 0 && productOf(page.path).productId === id)
        .map(groupOf)
        .sort((one, other) => placeOf(one) - placeOf(other) || (one.path < other.path ? -1 : 1)),
    }))
    .filter((product) => product.pages.length > 0);
}

function groupOf({ page, demos }: Facts): GalleryPage {
  return {
    path: page.path,
    title: page.frontMatter.title,
    demos: demos.map(({ description: { id, name, stylings, packages } }) => ({
      id,
      title: demoTitle(name),
      href: demoPagePath(id),
      guide: `${page.path}#${name}`,
      plan: planOf(packages),
      stylings,
    })),
  };
}

/** The highest plan whose packages a demo imports. */
function planOf(packages: readonly string[]): Plan | undefined {
  return (['premium', 'pro'] as const).find((plan) =>
    packages.some((name) => name.startsWith('@mui/x-') && name.endsWith(`-${plan}`)),
  );
}

/** `SortByHeader` → `Sort by header`; a run of capitals stays: `CSVExport` → `CSV export`. */
export function demoTitle(name: string): string {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [name];
  return words
    .map((word, place) => (place === 0 || /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}
