/** What other rooms use in Node. */
export { baseDefine, basePlugin } from './basePlugin.node.ts';
export { clientConfigPlugin } from './clientConfigPlugin.node.ts';
export { defineSiteConfig } from './defineSiteConfig.node.ts';
export { licenseKey } from './license.node.ts';
export { siteOrigin } from './siteOrigin.ts';
export { sitePathsPlugin } from './sitePathsPlugin.node.ts';
