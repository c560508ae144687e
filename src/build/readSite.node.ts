import path from 'node:path';
import { runnerImport } from 'vite';
import type { SiteConfig } from '../config/index.ts';
import type { NavigationEntry } from '../navigation/index.ts';
import type { SiteSources } from './sources.node.ts';

export interface Site extends SiteSources {
  siteConfig: SiteConfig;
  navigation: NavigationEntry[];
}

/** The configuration and the tree of pages, which the plugins need before the first module. */
export async function readSite(sources: SiteSources): Promise<Site> {
  const read = async <T>(file: string) => (await runnerImport<{ default: T }>(file)).module.default;
  return {
    ...sources,
    siteConfig: await read<SiteConfig>(sources.configFile),
    navigation: await read<NavigationEntry[]>(path.join(sources.contentDir, 'navigation.ts')),
  };
}
