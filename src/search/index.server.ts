/** What other rooms use in the graph of server components. */
export { shardFiles, type FoundPage } from './siteShards.ts';
