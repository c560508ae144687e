/** What is written around a page. */
export { documentHtml, type PageDocument } from './documentHtml.ts';
export { startScript } from './startScript.ts';
