import path from 'node:path';
import { projectRoot } from '../build-tools/index.node.ts';

export interface SiteSources {
  contentDir: string;
  configFile: string;
  outDir: string;
}

/** Tests and the benchmark build other content, another configuration or output with the same engine. */
export function siteSources(env: Readonly<Record<string, string | undefined>>): SiteSources {
  return {
    contentDir: path.resolve(projectRoot, env.DOCS_CONTENT ?? 'content'),
    configFile: path.resolve(projectRoot, env.DOCS_CONFIG ?? 'site.config.ts'),
    outDir: path.resolve(projectRoot, env.DOCS_OUT ?? 'dist'),
  };
}
