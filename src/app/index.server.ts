/** What other rooms use in the graph of server components. */
export { checkedPages, contentProblems } from './checkSite.ts';
export { notFoundScripts, renderPage } from './site.tsx';
export { siteFileAt, siteFiles } from './siteFiles.ts';
export { previewedPages } from './previewedPages.ts';
export { proseFolderOf, savablePages, shownDemos, shownOfOthers } from './sitePages.ts';
