/** What other rooms use in Node. */
export { exportsOf, measure } from './measure.node.ts';
