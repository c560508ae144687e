/** What other rooms use in the graph of server components. */
export { navigationIn } from './navigationIn.ts';
