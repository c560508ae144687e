import {
  preferenceDefinitions,
  preferenceNames,
  type ColorMode,
  type Direction,
  type PreferenceName,
  type PreferenceValue,
  type ResolvedMode,
} from './definitions.ts';
import { parseDemoHash } from './demoHash.ts';

/** The language is read from the page's path, so it is given, never stored. */
export interface PageLanguage {
  language: string;
  direction: Direction;
}

type ChosenValues = { readonly [N in PreferenceName]: PreferenceValue<N> };

/** The value of each preference, and what follows from them. */
export interface Preferences extends ChosenValues {
  /** What the operating system prefers. */
  readonly osMode: ResolvedMode;
  /** What is shown: `colorMode`, with `system` replaced by `osMode`. */
  readonly resolvedMode: ResolvedMode;
  /** False while the direction is the language's own. */
  readonly directionChosen: boolean;
  readonly language: string;
}

export interface PreferenceInputs {
  hash: string;
  /** The kept value of a cookie, by name. */
  cookies: (key: string) => string | null;
  /** The kept value in local storage, by key. */
  storage: (key: string) => string | null;
  osDark: boolean;
  page: PageLanguage;
}

/** A stored text as a value; `null` when it is absent, unknown or hostile. */
export function parsePreference<N extends PreferenceName>(
  name: N,
  raw: string | null,
): PreferenceValue<N> | null {
  const values: readonly string[] = preferenceDefinitions[name].values;
  return raw !== null && values.includes(raw) ? (raw as PreferenceValue<N>) : null;
}

export function resolveMode(mode: ColorMode, os: ResolvedMode): ResolvedMode {
  return mode === 'system' ? os : mode;
}

export function initialPreferences(inputs: PreferenceInputs): Preferences {
  const { hash, cookies, storage, osDark, page } = inputs;
  const stored = <N extends PreferenceName>(name: N) => {
    const { key, keptIn } = preferenceDefinitions[name];
    return parsePreference(name, keptIn === 'cookie' ? cookies(key) : storage(key));
  };
  const link = parseDemoHash(hash);
  const { codeVariant, codeStyling, colorMode, packageManager, apiView } = preferenceDefinitions;
  const mode = stored('colorMode') ?? colorMode.fallback;
  const osMode = osDark ? 'dark' : 'light';
  const direction = stored('direction');
  return {
    codeVariant: link?.variant ?? stored('codeVariant') ?? codeVariant.fallback,
    codeStyling: link?.styling ?? stored('codeStyling') ?? codeStyling.fallback,
    colorMode: mode,
    osMode,
    resolvedMode: resolveMode(mode, osMode),
    direction: direction ?? page.direction,
    directionChosen: direction !== null,
    packageManager: stored('packageManager') ?? packageManager.fallback,
    apiView: stored('apiView') ?? apiView.fallback,
    language: page.language,
  };
}

/** What a reader who never chose anything sees, and what the server renders. */
export function defaultPreferences(page: PageLanguage): Preferences {
  const nothing = () => null;
  return initialPreferences({ hash: '', cookies: nothing, storage: nothing, osDark: false, page });
}

/** The attributes of `<html>` that show these preferences. */
export function preferenceAttributes(preferences: Preferences): Record<string, string> {
  return Object.fromEntries(
    preferenceNames.map((name) => [
      preferenceDefinitions[name].attribute,
      name === 'colorMode' ? preferences.resolvedMode : preferences[name],
    ]),
  );
}
