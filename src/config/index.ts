export { siteOrigin } from './siteOrigin.ts';
export { toClientConfig } from './clientConfig.ts';
export { DocsConfigProvider, useDocsConfig } from './DocsConfig.tsx';
// Types only: the schema itself stays out of the browser.
export type { SiteConfig } from './schema.node.ts';
