export { toClientConfig, type ClientConfig } from './clientConfig';
export { DocsConfigProvider, useDocsConfig, type DocsConfig } from './DocsConfig';
// Types only: the schema itself stays out of the browser.
export type { AdObject, SiteConfig } from './schema.node';
