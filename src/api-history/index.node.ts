/** What other rooms use in Node. `npm run api-history` makes the files, through index.update.ts. */
export { historyFile, loadHistories, type Histories } from './load.node.ts';
