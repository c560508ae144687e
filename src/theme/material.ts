// The room's second door, for code that runs Material anyway: demos and their frame.
export {
  createDocsTheme,
  createOwnTheme,
  type DocsTheme,
  type DocsThemeOptions,
  type OwnLook,
  type ReaderTheme,
} from './createDocsTheme.ts';
export { roles, scales, type Role, type RoleColor, type Scheme } from './palette.ts';
export { validatePalette } from './validatePalette.ts';
