/** What other rooms use in Node: making the history, and reading it. */
export { historyFile, loadHistories, type Histories } from './load.node.ts';
export { openRegistry } from './registry/registry.node.ts';
export { updateHistories } from './update.node.ts';
