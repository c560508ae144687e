/** What other rooms use in Node. */
export { demoPlugin } from './demoPlugin.node.ts';
export {
  assetsFromManifest,
  starterFromManifest,
  type ClientManifest,
} from './manifestAssets.node.ts';
export { importsOfContent } from './registry/bundles.node.ts';
