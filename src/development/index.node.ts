/** What other rooms use in Node. */
export { developmentPlugin } from './developmentPlugin.node.ts';
