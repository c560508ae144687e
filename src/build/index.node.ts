/** What other rooms use in Node. */
export { buildPlugins, type BuildTarget } from './buildPlugins.node.ts';
export { classNameOf } from './classNameOf.ts';
export { readSite, type Site } from './readSite.node.ts';
export { siteSources } from './sources.node.ts';
