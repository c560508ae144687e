import { themeOptions, type BuiltOptions } from '../model/themeOptions.ts';
import { keptTheme } from './keptTheme.ts';
import { siteThemeKey } from './siteTheme.ts';

/** What the demos' theme is changed by; undefined if there is none, or it is damaged. */
export function siteThemeOptions(): BuiltOptions | undefined {
  const kept = keptTheme(siteThemeKey, () => window.localStorage).read();
  return kept && themeOptions(kept.settings);
}
