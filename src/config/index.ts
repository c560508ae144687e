export { toClientConfig, type ClientConfig } from './clientConfig.ts';
export { DocsConfigProvider, useDocsConfig, type DocsConfig } from './DocsConfig.tsx';
// Types only: the schema itself stays out of the browser.
export type { AdObject, SiteConfig } from './schema.node.ts';
