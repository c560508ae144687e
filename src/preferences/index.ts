// The settings dialog has a door of its own, index.dialog.ts: it is loaded at its first use.
export {
  darkQuery,
  preferenceDefinitions,
  type CodeStyling,
  type CodeVariant,
  type ColorMode,
  type Direction,
  type PackageManager,
  type PreferenceName,
  type PreferenceValue,
  type ResolvedMode,
} from './definitions.ts';
export { parseDemoHash, type DemoHash } from './demoHash.ts';
export { materialStorageManager } from './materialStorageManager.ts';
export {
  createPreferenceStore,
  type PreferenceListener,
  type PreferenceStore,
} from './createPreferenceStore.ts';
export { browserEnvironment, inertEnvironment, type PreferenceEnvironment } from './environment.ts';
export {
  defaultPreferences,
  initialPreferences,
  preferenceAttributes,
  type PageLanguage,
  type PreferenceInputs,
  type Preferences,
} from './preferences.ts';
export { pagePreferenceStore } from './pageStore.ts';
export { PreferenceContext } from './PreferenceContext.ts';
export { PreferenceProvider, type PreferenceProviderProps } from './PreferenceProvider.tsx';
export type { ChoiceStrings, SettingsStrings } from './strings.ts';
export { usePreference, usePreferences, usePreferenceStore } from './usePreferences.ts';
