/** What other rooms use in Node. */
export { developmentPlugin } from './developmentPlugin.node.ts';
export { passDoorsPlugin } from './passDoorsPlugin.node.ts';
