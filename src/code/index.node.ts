/** What other rooms use in Node. */
export { codeLanguages, highlight, highlightLines } from './highlight.node.ts';
