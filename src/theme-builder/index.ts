/** What other rooms use. */
export { hasSiteTheme, onSiteTheme } from './kept/siteTheme.ts';
export { themeBuilderPath } from './themeBuilderPath.ts';
