export { toClientConfig, type ClientConfig, type ClientStrings } from './clientConfig.ts';
export { DocsConfigProvider, useDocsConfig, type DocsConfig } from './DocsConfig.tsx';
export type { LateConfig } from './lateConfig.ts';
// Types only: the schema itself stays out of the browser.
export type { AdObject, SiteConfig } from './schema.node.ts';
