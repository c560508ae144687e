import type { Plugin } from 'vite';
import { factsQuery } from '../pages/index.node.ts';
import { compileCode } from './compileCode.node.ts';
import type { PageCompiler } from './pageCompiler.node.ts';

/** `.mdx` files for every environment. */
export function mdxPlugin(pages: PageCompiler): Plugin {
  let isServed = false;
  return {
    name: 'docs:mdx',
    enforce: 'pre',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    configureServer(server) {
      // Threads run what was bundled when the first of them started.
      const startAgain = async (file: string) => {
        const { files } = await compileCode();
        if (files.includes(file)) await server.restart();
      };
      server.watcher.on('change', (file) => void startAgain(file));
    },
    transform: {
      filter: { id: /\.mdx(\?facts)?$/ },
      async handler(source, id) {
        const code = id.endsWith(factsQuery)
          ? await pages.compile(source, id.slice(0, -factsQuery.length), 'facts')
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
