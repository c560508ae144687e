import path from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../build-tools/index.node.ts';
import type { SiteConfig } from './schema.node.ts';

/** For every bundle: what src/links/siteBase.ts reads. */
export function baseDefine({ base }: Pick<SiteConfig, 'base'>): Record<string, string> {
  return { docsBase: JSON.stringify(base.slice(0, -1)) };
}

const runtimes: Record<string, string> = {
  'react/jsx-runtime': 'src/links/basedJsx.ts',
  'react/jsx-dev-runtime': 'src/links/basedJsxDev.ts',
};

/**
 * A site in a folder of its host. The code names pages and files by their paths, `/x/…`. They become addresses
 * - in elements, whose attributes get the base here, by a JSX runtime in place of React's;
 * - by `toAddress`, where a script fetches and where HTML is written as text: the document and the reference.
 *
 * Without a base the plugin sets one name, and elements are React's own.
 */
export function basePlugin(config: Pick<SiteConfig, 'base'>): Plugin {
  return {
    name: 'docs:base',
    enforce: 'pre',
    config: () => ({ base: config.base, define: baseDefine(config) }),
    resolveId: {
      filter: { id: /^react\/jsx-(?:dev-)?runtime$/ },
      handler(source, importer = '') {
        // Elements of packages are React's own: a demo gives them their links.
        const isOurs = !/\/node_modules\/|\/src\/links\/based/.test(importer);
        const runtime = runtimes[source];
        return config.base !== '/' && isOurs && runtime
          ? path.join(projectRoot, runtime)
          : undefined;
      },
    },
  };
}
