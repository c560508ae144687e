/** What other rooms use in Node. */
export { renderDemos } from './renderDemos.node.ts';
