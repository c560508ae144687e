/** What other rooms use in Node. */
export { clientConfigPlugin } from './clientConfigPlugin.node.ts';
export { defineSiteConfig } from './defineSiteConfig.node.ts';
export { licenseKey } from './license.node.ts';
export { sitePathsPlugin } from './sitePathsPlugin.node.ts';
