/** What other rooms use in Node. */
export { readVersions } from './versions.node.ts';
