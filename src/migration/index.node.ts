/** What other rooms use in Node. */
export { codemodsPlugin } from './codemods/codemodsPlugin.node.ts';
