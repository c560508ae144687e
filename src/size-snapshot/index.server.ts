/** What other rooms use in the graph of server components. */
export { ImportCost } from './ImportCost.tsx';
export { sizePageSource } from './sizePage.tsx';
