/** What other rooms use in the graph of server components. */
export { marksOf } from './siteMarks.ts';
export { feedPath, newsFeed, siteNews, whatsNewPath } from './siteNews.ts';
export { whatsNewSource } from './whatsNewPage.tsx';
