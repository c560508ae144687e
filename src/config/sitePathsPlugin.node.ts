import path from 'node:path';
import type { Plugin } from 'vite';
import type { SiteConfig } from './schema.node.ts';

interface SitePaths {
  contentDir: string;
  /** The configuration and all that it imports, such as the words of a language. */
  configFiles: readonly string[];
  siteConfig: SiteConfig;
}

const configId = '\0docs:site-config';

/**
 * `#content/…` and `#site-config`. Not an alias: those are part of what Vite names its bundled
 * dependencies by, and another content folder would bundle all of them again.
 */
export function sitePathsPlugin({ contentDir, configFiles, siteConfig }: SitePaths): Plugin {
  return {
    name: 'docs:site-paths',
    enforce: 'pre',
    configResolved(config) {
      // The plugins have read them: a change starts the development server again.
      config.configFileDependencies.push(...configFiles);
    },
    resolveId: {
      filter: { id: /^#(?:site-config$|content\/)/ },
      handler: (id) =>
        id === '#site-config' ? configId : path.join(contentDir, id.slice('#content/'.length)),
    },
    // Plain data: the schema that checked it stays out of the site's modules.
    load: (id) => (id === configId ? `export default ${JSON.stringify(siteConfig)};` : undefined),
  };
}
