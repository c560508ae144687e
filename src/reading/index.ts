/** What other rooms use. */
export { bookmarks, openPage, recentPages } from './browserPages.ts';
export { allCodeEvent, isTyping } from './events.ts';
export type { KeptPage } from './pageLists.ts';
