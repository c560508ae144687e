/** What other rooms use in the graph of server components. */
export { feedPath, newsFeed, whatsNewPath } from './siteNews.ts';
export { whatsNewSource } from './whatsNewPage.tsx';
