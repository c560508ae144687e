/** What other rooms use in Node. */
export { doorsPlugin } from './doorsPlugin.node.ts';
export { eachAtMost } from './eachAtMost.ts';
export { unpackEntry } from './entry.node.ts';
export {
  removeLeftovers,
  replaceSite,
  restoreSite,
  stagingFolder,
  workFolder,
} from './folders.node.ts';
export { filesUnder, hashFiles, hashOf, toolsHash } from './hash.node.ts';
export { packPair, unpackPair } from './pair.node.ts';
export { projectRoot } from './projectRoot.node.ts';
export { folderStamps, type ReadonlyStamps } from './stamp.node.ts';
export { openStore, storeVariable, type Store } from './store.node.ts';
