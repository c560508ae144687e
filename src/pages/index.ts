/** What other rooms use. */
export type { Crumb } from './crumbs.ts';
export type { FrontMatter } from './frontMatter.node.ts';
export { generatedRecord } from './generatedRecord.ts';
export { setPageChanges } from './pageChanges.ts';
export { createPageDemos } from './pageDemos.ts';
export { createHasPage, createPageList, factsOf, type PageSource } from './pageList.ts';
export { pageFileOf, pageFolderOf, pagePathOf } from './pagePath.ts';
export type {
  PageFacts,
  PageHeading,
  PageLink,
  PageModule,
  PageRecord,
  Plan,
  WrittenIn,
} from './pageRecord.ts';
export { entryKinds, type EntryKind, type SearchEntry } from './searchEntry.ts';
