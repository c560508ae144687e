/** What other rooms use in Node. */
export { installedVersion } from './version.node.ts';
