// The settings dialog has a door of its own, index.dialog.ts: it is loaded at its first use.
// From its own file: an inline script that needs it contains none of the definitions.
export { darkQuery } from './darkQuery.ts';
export {
  preferenceDefinitions,
  type CodeVariant,
  type Direction,
  type PackageManager,
} from './definitions.ts';
export { parseDemoHash } from './demoHash.ts';
export { materialStorageManager } from './materialStorageManager.ts';
export { type PreferenceStore } from './createPreferenceStore.ts';
export { defaultPreferences, preferenceAttributes, type PageLanguage } from './preferences.ts';
export { pagePreferenceStore } from './pageStore.ts';
export { PreferenceContext } from './PreferenceContext.ts';
export { PreferenceProvider } from './PreferenceProvider.tsx';
export type { SettingsStrings } from './strings.ts';
export { usePreference, usePreferences, usePreferenceStore } from './usePreferences.ts';
