import type { PreferenceName, PreferenceValue } from './definitions.ts';

/** A group's heading and the label of each of its values. */
export interface ChoiceStrings<N extends PreferenceName> {
  legend: string;
  values: Record<PreferenceValue<N>, string>;
}

/** Every word of the settings panel. */
export interface SettingsStrings {
  title: string;
  /** The accessible name of the close button. */
  close: string;
  /** The heading of the list of languages. */
  language: string;
  colorMode: ChoiceStrings<'colorMode'>;
  direction: ChoiceStrings<'direction'>;
  codeVariant: ChoiceStrings<'codeVariant'>;
  codeStyling: ChoiceStrings<'codeStyling'>;
  packageManager: ChoiceStrings<'packageManager'>;
  apiView: ChoiceStrings<'apiView'>;
}
