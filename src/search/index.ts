/** What other rooms use. */
export {
  createEngine,
  type Answer,
  type Query,
  type Result,
  type SearchEngine,
} from './engine/createEngine.ts';
export { fromShard, toShards, type NamesShard, type TextsShard } from './engine/shards.ts';
export { pageKindOf, type PageKind, type SearchPage } from './entries.ts';
export { openSearch } from './openSearch.ts';
export { namesFile, searchPagePath, searchProducts, shardProductOf, textsFile } from './paths.ts';
export { prefetchNames } from './prefetchNames.ts';
export { searchEvent } from './searchEvent.ts';
