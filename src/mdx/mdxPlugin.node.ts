import type { Plugin } from 'vite';
import { compilePage, type CompileOptions } from './compilePage.node.ts';

/** `.mdx` files for every environment; each text is compiled once although the server graph is built twice. */
export function mdxPlugin(options: CompileOptions): Plugin {
  const memo = new Map<string, { source: string; result: ReturnType<typeof compilePage> }>();
  return {
    name: 'docs:mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        const known = memo.get(id);
        const serving = this.environment.mode === 'dev';
        const result =
          known?.source === source && !serving ? known.result : compilePage(source, id, options);
        memo.set(id, { source, result });
        return { code: await result, map: null, moduleType: 'js' };
      },
    },
  };
}
