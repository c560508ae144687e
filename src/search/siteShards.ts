import navigation from '#content/navigation.ts';
import { productOf, trailOf } from '../navigation/index.ts';
import type { PageModule } from '../pages/pageRecord.ts';
import { pageKindOf, type SearchPage } from './entries.ts';
import { toShards } from './engine/shards.ts';
import { namesFile, textsFile } from './paths.ts';

/** The files of the index: names and texts, by product. */
export function shardFiles(pages: readonly PageModule[]): { path: string; text: string }[] {
  const byProduct = new Map<string, SearchPage[]>();
  for (const { page, search } of pages) {
    const { productId } = productOf(page.path);
    const product = productId ?? 'introduction';
    const trail = trailOf(navigation, page.path).slice(0, -1);
    byProduct.set(product, [
      ...(byProduct.get(product) ?? []),
      {
        path: page.path,
        title: page.frontMatter.title,
        kind: pageKindOf(page.path),
        trail: trail.map(({ title }) => title),
        entries: search,
      },
    ]);
  }
  return [...byProduct].flatMap(([product, list]) => {
    const [names, texts] = toShards(product, list);
    return [
      { path: namesFile(product), text: JSON.stringify(names) },
      { path: textsFile(product), text: JSON.stringify(texts) },
    ];
  });
}
