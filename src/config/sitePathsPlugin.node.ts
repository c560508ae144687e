import path from 'node:path';
import type { Plugin } from 'vite';

interface SitePaths {
  contentDir: string;
  configFile: string;
}

/**
 * `#site-config` and `#content/…`. Not an alias: those are part of what Vite names its bundled
 * dependencies by, and another content folder would bundle all of them again.
 */
export function sitePathsPlugin({ contentDir, configFile }: SitePaths): Plugin {
  return {
    name: 'docs:site-paths',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#(?:site-config$|content\/)/ },
      handler: (id) =>
        id === '#site-config' ? configFile : path.join(contentDir, id.slice('#content/'.length)),
    },
  };
}
