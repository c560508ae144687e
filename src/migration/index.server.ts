/** What other rooms use in the graph of server components. */
export { readGuide } from './changes/readGuide.node.ts';
