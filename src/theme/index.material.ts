/** What needs Material. */
export { createDocsTheme, createOwnTheme, type DocsTheme, type OwnLook } from './material.ts';
