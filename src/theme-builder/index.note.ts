/** Loaded with the settings: says that demos use the reader's theme. */
export { SiteThemeNote } from './ui/SiteThemeNote.tsx';
