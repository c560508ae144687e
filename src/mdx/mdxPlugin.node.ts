import fs from 'node:fs';
import type { Plugin } from 'vite';
import { findPageFiles } from '../pages/pagesPlugin.node.ts';
import { compilePage } from './compilePage.node.ts';
import { startCompilePool, type CompilePool } from './compilePool.node.ts';
import type { CompileSettings } from './compileWorker.node.ts';
import { knownPages } from './knownPages.node.ts';

/** `.mdx` files for every environment; each text is compiled once although the server graph is built twice. */
export function mdxPlugin(settings: CompileSettings): Plugin {
  const { contentDir, origin, navigation } = settings;
  const served = { contentDir, origin, hasPage: knownPages(contentDir, navigation) };
  const memo = new Map<string, { source: string; result: Promise<string> }>();
  let pool: Promise<CompilePool> | undefined;

  function compileOnce(source: string, id: string): Promise<string> {
    const known = memo.get(id);
    if (known?.source === source) return known.result;
    pool ??= startCompilePool(settings);
    const result = pool.then(({ compile }) => compile(source, id));
    memo.set(id, { source, result });
    return result;
  }

  return {
    name: 'docs:mdx',
    enforce: 'pre',
    // A build needs every page: the threads begin while it still looks for the modules.
    configResolved({ command }) {
      if (command !== 'build') return;
      for (const { file } of findPageFiles(contentDir)) {
        // A failure is reported where the page is imported.
        compileOnce(fs.readFileSync(file, 'utf8'), file).catch(() => {});
      }
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        const isServing = this.environment.mode === 'dev';
        const code = isServing ? compilePage(source, id, served) : compileOnce(source, id);
        return { code: await code, map: null, moduleType: 'js' };
      },
    },
    async buildEnd() {
      const used = pool;
      pool = undefined;
      await (await used)?.close();
    },
  };
}
