import { localizePath } from '../language/index.ts';
import { planOfTrail, productOf, trailOf, type NavigationEntry } from '../navigation/index.ts';
import type { PageFacts, PageRecord } from '../pages/index.ts';
import { pageKindOf, type SearchPage } from './entries.ts';
import { toShards } from './engine/shards.ts';
import { namesFile, searchProducts, textsFile } from './paths.ts';

/** What the index needs of a page. */
export interface FoundPage {
  page: Pick<PageRecord, 'path' | 'links' | 'generated'> & {
    frontMatter: Pick<PageRecord['frontMatter'], 'title' | 'components'>;
  };
  search: PageFacts['search'];
}

interface ShardOptions {
  /** With the titles of the language. */
  navigation: readonly NavigationEntry[];
  language: string;
  /** One product alone. */
  only?: string | undefined;
}

/** The files of a language's index: names and texts, by product. */
export function shardFiles(
  pages: readonly FoundPage[],
  { navigation, language, only }: ShardOptions,
): { path: string; text: string }[] {
  const links = linkCounts(pages);
  // A product without pages has an empty part: the whole index is what all parts are.
  const byProduct = new Map<string, SearchPage[]>(searchProducts.map((product) => [product, []]));
  for (const { page, search } of pages) {
    const { productId } = productOf(page.path);
    const product = productId ?? 'introduction';
    const steps = trailOf(navigation, page.path);
    const plan = planOfTrail(steps);
    const trail = steps.slice(0, -1);
    byProduct.set(product, [
      ...(byProduct.get(product) ?? []),
      {
        path: page.path,
        title: page.frontMatter.title,
        kind: pageKindOf(page.path),
        trail: trail.map(({ title }) => title),
        ...(plan && { plan }),
        links: links.get(page.path) ?? 0,
        entries: search,
      },
    ]);
  }
  const wanted = [...byProduct].filter(([product]) => only === undefined || product === only);
  return wanted.flatMap(([product, list]) => {
    const [names, texts] = toShards(product, list);
    return [
      { path: localizePath(namesFile(product), language), text: JSON.stringify(names) },
      { path: localizePath(textsFile(product), language), text: JSON.stringify(texts) },
    ];
  });
}

/** By path: the number of other pages that link to it, or are about the component that it describes. */
function linkCounts(pages: readonly FoundPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  const byTitle = new Map(pages.map(({ page }) => [page.frontMatter.title, page.path]));
  for (const { page } of pages) {
    const components = page.generated ? [] : (page.frontMatter.components ?? []);
    const targets = [
      ...page.links.map(({ href }) => href.replace(/[?#].*$/, '')),
      ...components.flatMap((name) => byTitle.get(name) ?? []),
    ];
    for (const target of new Set(targets)) {
      if (target !== '' && target !== page.path) counts.set(target, (counts.get(target) ?? 0) + 1);
    }
  }
  return counts;
}
