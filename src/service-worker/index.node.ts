/** What other rooms use in Node. */
export { buildWorker, versionOf } from './buildWorker.node.ts';
export { writePageTable } from './pageTable.node.ts';
export { writeProductLists } from './productLists.node.ts';
export { searchFiles } from './searchFiles.node.ts';
export { shellFiles } from './shellFiles.node.ts';
