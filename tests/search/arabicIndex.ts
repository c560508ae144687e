import { readFileSync } from 'node:fs';
import path from 'node:path';
import navigation from '../../content/navigation.ts';
import { arabic } from '../../src/language/index.arabic.ts';
import { readTranslatedPage } from '../../src/mdx/index.testing.ts';
import { localizeTree, productOf, trailOf } from '../../src/navigation/index.ts';
import { findPageFiles } from '../../src/pages/index.node.ts';
import { engineFor } from '../../src/search/index.node.ts';
import {
  fromShard,
  namesFile,
  searchProducts,
  textsFile,
  toShards,
  type NamesShard,
  type SearchEngine,
  type SearchPage,
  type TextsShard,
} from '../../src/search/index.ts';
import { withEnglishNames } from '../../src/search/index.testing.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(root, 'dist', file), 'utf8'));

/** The pages of a product as the built English index has them. */
function englishPages(product: string): SearchPage[] {
  const { texts } = read(textsFile(product)) as TextsShard;
  const pages = new Map<string, SearchPage>();
  for (const entry of fromShard(read(namesFile(product)) as NamesShard)) {
    const { path: pagePath, pageTitle: title, pageKind: kind, trail, links } = entry;
    const page = pages.get(pagePath) ?? { path: pagePath, title, kind, trail, links, entries: [] };
    pages.set(pagePath, page);
    const text = texts[Number(entry.text.split(':')[1] ?? 0)] ?? '';
    const { kind: entryKind, id, name, plan, keywords } = entry;
    page.entries.push({
      kind: entryKind,
      id,
      name,
      text,
      ...(plan && { plan }),
      ...(keywords.length > 0 && { keywords: keywords.join(', ') }),
    });
  }
  return [...pages.values()];
}

/** The Arabic index as a build writes it: translated pages, and the others in English. */
export async function arabicEngine(): Promise<{ engine: SearchEngine; translated: string[] }> {
  const contentDir = path.join(root, 'content');
  const files = findPageFiles(contentDir, ['ar']);
  const translations = new Map(
    await Promise.all(
      files.map(
        async ({ file, path: page }) => [page, await readTranslatedPage(file, contentDir)] as const,
      ),
    ),
  );
  const tree = localizeTree(navigation, arabic.titles);
  const localized = (page: SearchPage): SearchPage => {
    const translation = translations.get(page.path);
    const steps = trailOf(tree, page.path).slice(0, -1);
    const trail = steps.map(({ title }) => title);
    if (!translation) return { ...page, trail };
    const entries = withEnglishNames(translation.search, page.entries);
    return { ...page, title: translation.page.frontMatter.title, trail, entries };
  };
  const engine = await engineFor('ar');
  const shards = searchProducts.map((product) =>
    toShards(product, englishPages(product).map(localized)),
  );
  for (const [names] of shards) engine.addNames(names);
  for (const [, texts] of shards) engine.addTexts(texts);
  return { engine, translated: files.map((file) => file.path).filter((page) => productOf(page)) };
}
