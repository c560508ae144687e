import { themeOptions, type BuiltOptions } from '../model/themeOptions.ts';
import { keptTheme } from './keptTheme.ts';
import { siteThemeKey } from './siteTheme.ts';

/** The reader's changes to the theme of the demos; undefined if missing or damaged. */
export function siteThemeOptions(): BuiltOptions | undefined {
  const kept = keptTheme(siteThemeKey, () => window.localStorage).read();
  return kept && themeOptions(kept.settings);
}
