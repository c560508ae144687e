/** What other rooms use in Node. */
export { readGuide } from './changes/readGuide.node.ts';
export { codemodsPlugin } from './codemods/codemodsPlugin.node.ts';
