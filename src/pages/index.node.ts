/** What other rooms use in Node. */
export { parseFrontMatter, readFrontMatter } from './frontMatter.node.ts';
export { readChanges } from './gitChanges.node.ts';
export { factsQuery, findPageFiles, languageOfFile, pagesPlugin } from './pagesPlugin.node.ts';
