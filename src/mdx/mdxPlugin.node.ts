import type { Plugin } from 'vite';
import { factsQuery } from '../pages/index.node.ts';
import { readPageFacts } from './compilePage.node.ts';
import type { CompileSettings } from './compileWorker.node.ts';
import { knownPages } from './knownPages.node.ts';
import type { PageCompiler } from './pageCompiler.node.ts';

/** `.mdx` files for every environment. */
export function mdxPlugin(settings: CompileSettings, pages: PageCompiler): Plugin {
  const { contentDir, origin, navigation, texts } = settings;
  const facts = { contentDir, origin, texts, hasPage: knownPages(contentDir, navigation) };
  let isServed = false;
  return {
    name: 'docs:mdx',
    enforce: 'pre',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    transform: {
      filter: { id: /\.mdx(\?facts)?$/ },
      async handler(source, id) {
        const code = id.endsWith(factsQuery)
          ? await readPageFacts(source, id.slice(0, -factsQuery.length), facts)
          : await pages.compile(source, id);
        // Each accepts its own changes: saving a page replaces that page and evaluates nothing else again.
        return {
          code: isServed ? `${code}\nimport.meta.hot?.accept();` : code,
          map: null,
          moduleType: 'js',
        };
      },
    },
  };
}
