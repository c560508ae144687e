/** What other rooms use in the graph of server components. */
export { withEnglishNames } from './withEnglishNames.ts';
export { shardFiles, type FoundPage } from './siteShards.ts';
