import path from 'node:path';
import { runnerImport } from 'vite';
import type { SiteConfig } from '../config/index.ts';
import type { NavigationEntry } from '../navigation/index.ts';
import type { SiteSources } from './sources.node.ts';

export interface Site extends SiteSources {
  siteConfig: SiteConfig;
  navigation: NavigationEntry[];
  /** The configuration and all that it imports. */
  configFiles: string[];
}

/** The configuration and the tree of pages, which the plugins need before the first module. */
export async function readSite(sources: SiteSources): Promise<Site> {
  const config = await runnerImport<{ default: SiteConfig }>(sources.configFile);
  const tree = await runnerImport<{ default: NavigationEntry[] }>(
    path.join(sources.contentDir, 'navigation.ts'),
  );
  return {
    ...sources,
    siteConfig: config.module.default,
    navigation: tree.module.default,
    configFiles: [sources.configFile, ...config.dependencies],
  };
}
