/** What needs Material. */
export { createDocsTheme, type DocsTheme } from './material.ts';
