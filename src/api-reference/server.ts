import navigation from '#content/navigation.ts';
import { cache } from 'react';
import { pageFiles } from 'virtual:pages';
import { localizePath } from '../language/index.ts';
import { serverLanguage, serverStrings } from '../language/serverStrings.ts';
import { pagesInOrder } from '../navigation/index.ts';
import type { FormatContext } from './format/context.ts';
import { createResolveHref } from './format/doc.ts';
import { readApiModel } from './readModel.node.ts';

/** Paths under `/x/api/` that the tree lists. */
export const listedApiPaths: ReadonlySet<string> = new Set(
  pagesInOrder(navigation)
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/x/api/')),
);

let paths: ReadonlySet<string> | undefined;

function allPaths(): ReadonlySet<string> {
  paths ??= new Set([...pageFiles.map(({ path }) => path), ...listedApiPaths]);
  return paths;
}

/** For rendering in the server graph, in the language of the page. */
export function serverFormatContext(): FormatContext {
  const language = serverLanguage();
  const pageHref = (path: string) =>
    allPaths().has(path) ? localizePath(path, language) : undefined;
  const resolve = createResolveHref((path) => allPaths().has(path));
  return {
    model: readApiModel(),
    strings: serverStrings(),
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
