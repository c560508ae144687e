import navigation from '#content/navigation.ts';
import { cache } from 'react';
import { pageFiles } from 'virtual:pages';
import { localizePath } from '../language/index.ts';
import { serverLanguage, proseStrings } from '../language/index.server.ts';
import { pagesInOrder } from '../navigation/index.ts';
import { createHasPage } from '../pages/index.ts';
import type { FormatContext } from './format/context.ts';
import { createResolveHref } from './format/doc.ts';
import { apiPages, type ApiPage } from './pages/apiPages.ts';
import { readApiModel } from './readModel.node.ts';
import type { Usage } from './usage.ts';

/** Paths under `/x/api/` that the tree lists. */
export const listedApiPaths: ReadonlySet<string> = new Set(
  pagesInOrder(navigation)
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/x/api/')),
);

let pages: ApiPage[] | undefined;

/** Every generated page; none when the tree lists none, so that the packages need not be read. */
export function generatedPages(): ApiPage[] {
  pages ??= listedApiPaths.size === 0 ? [] : apiPages(readApiModel(), listedApiPaths);
  return pages;
}

const writtenPaths: ReadonlySet<string> = new Set(pageFiles.map(({ path }) => path));

export const hasPageAt = createHasPage(
  (path) => writtenPaths.has(path),
  () => generatedPages().map(({ path }) => path),
);

/** The written pages and their demos that use a name. */
export async function usageOf(name: string): Promise<Usage> {
  const { usages } = await import('virtual:api-usage');
  return usages[name] ?? unused;
}

const unused: Usage = { pages: [], demos: [] };

/** The API pages of the names in a page's front matter, in its order. */
export function referenceLinks(
  { components, product }: { components: readonly string[]; product: string },
  language: string,
): { title: string; href: string }[] {
  return components.flatMap((name) => {
    const namedPages = generatedPages().filter((page) => nameOf(page) === name);
    const page = namedPages.find((item) => `x-${item.product}` === product) ?? namedPages[0];
    return page ? [{ title: name, href: localizePath(page.path, language) }] : [];
  });
}

export function nameOf(page: ApiPage): string | undefined {
  if (page.kind === 'component') return page.component.name;
  return page.kind === 'interface' ? page.interface.name : undefined;
}

/** For rendering in the server graph, in the language of the page. */
export function serverFormatContext(): FormatContext {
  const language = serverLanguage();
  const pageHref = (path: string) => (hasPageAt(path) ? localizePath(path, language) : undefined);
  const resolve = createResolveHref(hasPageAt);
  return {
    model: readApiModel(),
    strings: proseStrings(),
    hrefOf: (url) => {
      const href = resolve(url);
      return href?.startsWith('/') ? localizePath(href, language) : href;
    },
    pageHref,
    mentioned: new Set(),
  };
}

/** The types whose popover the page has already: one slot a rendered page. */
export const emittedTypes = cache(() => new Set<string>());
