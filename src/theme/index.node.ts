/** What other rooms use in Node. */
export { shellVariablesPlugin } from './shellVariablesPlugin.node.ts';
