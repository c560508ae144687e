/** What other rooms use in the graph of server components. */
export { stringsIn } from './stringsIn.ts';
