import type { SiteConfig } from './schema.node.ts';

/** What a path of the site is written behind in an address for others: `https://docs.example.com`, with the base. */
export function siteOrigin({ host, base }: Pick<SiteConfig, 'host' | 'base'>): string {
  return `https://${host}${base.slice(0, -1)}`;
}
