/** What needs Material. */
export { createDocsTheme, type DocsTheme, type ReaderTheme } from './material.ts';
