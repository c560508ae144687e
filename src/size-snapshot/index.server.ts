/** What other rooms use in the graph of server components. */
export { ImportCost } from './ImportCost.tsx';
export { costOf } from './sizes.ts';
export { sizePageSource } from './sizePage.tsx';
