import type { PreferenceName, PreferenceValue } from './definitions.ts';

/** A group's heading and the label of each of its values. */
export interface ChoiceStrings<N extends PreferenceName> {
  legend: string;
  values: Record<PreferenceValue<N>, string>;
}

type ChoiceTexts = { [N in PreferenceName]: ChoiceStrings<N> };

/** Every text of the settings panel. */
export interface SettingsStrings extends ChoiceTexts {
  title: string;
  /** The accessible name of the close button. */
  close: string;
  /** The heading of the list of languages. */
  language: string;
}
