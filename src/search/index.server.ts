/** What other rooms use in the graph of server components. */
export { shardFiles } from './siteShards.ts';
