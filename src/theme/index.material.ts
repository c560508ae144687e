/** What needs Material. */
export {
  createDocsTheme,
  createOwnTheme,
  type DocsTheme,
  type OwnLook,
  type ReaderTheme,
} from './material.ts';
