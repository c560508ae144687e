/** What other rooms use in Node. */
export { frameHtml } from './frame/frameHtml.node.ts';
