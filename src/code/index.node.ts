/** What other rooms use in Node. */
export { codeLanguages, highlight } from './highlight.node.ts';
