/** What is written around a page. */
export { documentHtml, type PageDocument } from './documentHtml.ts';
export { headScripts } from './inlineScripts.ts';
export { splitAtRoot } from './splitAtRoot.ts';
export { startScript } from './startScript.ts';
