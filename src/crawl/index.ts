/** What other rooms use. */
export { crawl, findingKinds, type CrawlTools } from './crawl.ts';
