import type { Plugin } from 'vite';
import { factsQuery } from '../pages/pagesPlugin.node.ts';
import { compilePage, readPageFacts } from './compilePage.node.ts';
import type { CompileSettings } from './compileWorker.node.ts';
import { knownPages } from './knownPages.node.ts';
import type { PageCompiler } from './pageCompiler.node.ts';

/** `.mdx` files for every environment; a build hands in its compiler, which remembers. */
export function mdxPlugin(settings: CompileSettings, pages?: PageCompiler): Plugin {
  const { contentDir, origin, navigation } = settings;
  const served = { contentDir, origin, hasPage: knownPages(contentDir, navigation) };

  /** Each accepts its own changes: saving a page replaces that page and evaluates nothing else again. */
  async function serve(source: string, id: string): Promise<string> {
    const code = id.endsWith(factsQuery)
      ? await readPageFacts(source, id.slice(0, -factsQuery.length), served)
      : await compilePage(source, id, served);
    return `${code}\nimport.meta.hot?.accept();`;
  }

  return {
    name: 'docs:mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx(\?facts)?$/ },
      async handler(source, id) {
        const code = pages ? pages.compile(source, id) : serve(source, id);
        return { code: await code, map: null, moduleType: 'js' };
      },
    },
  };
}
