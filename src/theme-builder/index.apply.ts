/** Loaded by running demos, if the reader has set a theme for them. */
export { siteThemeOptions } from './kept/siteThemeOptions.ts';
