export { darkQuery } from './darkQuery.ts';

/** A choice of the reader, and where it is stored. */
export interface PreferenceDefinition {
  /** The cookie's name or the local-storage key. */
  readonly key: string;
  readonly keptIn: 'cookie' | 'localStorage';
  readonly values: readonly string[];
  /** The value while nothing was chosen; `null`: the page's language decides. */
  readonly fallback: string | null;
  /** The attribute of `<html>` that carries the value. */
  readonly attribute: string;
  /** The part of a demo's hash that selects the value, as a group of `demoHashPattern`; 0: none. */
  readonly hashGroup: 0 | 1 | 3;
}

/**
 * In the order of the settings panel. To add a preference:
 *
 * 1. Add it here. The head script, the store and the attributes of `<html>` follow this table.
 * 2. Run `npm run typecheck`: it asks for the initial value (`preferences.ts`) and for the texts of each language.
 * 3. Add a `<ChoiceGroup>` to `SettingsDialog.tsx`. `SettingsDialog.test.tsx` lists the groups.
 *
 * CSS reads the value from the attribute, components from `usePreference`.
 */
export const preferenceDefinitions = {
  colorMode: {
    // Material's own key, so that a theme provider inside a demo reads the same choice.
    key: 'mui-mode',
    keptIn: 'localStorage',
    values: ['light', 'dark', 'system'],
    fallback: 'system',
    attribute: 'data-mode',
    hashGroup: 0,
  },
  direction: {
    key: 'docs-direction',
    keptIn: 'localStorage',
    values: ['ltr', 'rtl'],
    fallback: null,
    attribute: 'dir',
    hashGroup: 0,
  },
  codeVariant: {
    key: 'codeVariant',
    keptIn: 'cookie',
    values: ['TS', 'JS'],
    fallback: 'TS',
    attribute: 'data-code-variant',
    hashGroup: 3,
  },
  codeStyling: {
    key: 'codeStyling',
    keptIn: 'cookie',
    values: ['system', 'css', 'tailwind'],
    fallback: 'system',
    attribute: 'data-code-styling',
    hashGroup: 1,
  },
  packageManager: {
    key: 'docs-package-manager',
    keptIn: 'localStorage',
    values: ['npm', 'pnpm', 'yarn'],
    fallback: 'npm',
    attribute: 'data-package-manager',
    hashGroup: 0,
  },
  apiView: {
    key: 'docs-api-view',
    keptIn: 'localStorage',
    values: ['list', 'table'],
    fallback: 'list',
    attribute: 'data-api-view',
    hashGroup: 0,
  },
} as const satisfies Record<string, PreferenceDefinition>;

type Definitions = typeof preferenceDefinitions;
export type PreferenceName = keyof Definitions;
export type PreferenceValue<N extends PreferenceName> = Definitions[N]['values'][number];

export type CodeVariant = PreferenceValue<'codeVariant'>;
export type CodeStyling = PreferenceValue<'codeStyling'>;
export type ColorMode = PreferenceValue<'colorMode'>;
export type Direction = PreferenceValue<'direction'>;
export type PackageManager = PreferenceValue<'packageManager'>;
export type ApiView = PreferenceValue<'apiView'>;
export type ResolvedMode = 'light' | 'dark';

export const preferenceNames = Object.keys(preferenceDefinitions) as PreferenceName[];

/** The code variant of a demo file, by its extension. */
export const variantOfExtension = { tsx: 'TS', js: 'JS' } as const satisfies Record<
  string,
  CodeVariant
>;

/** `#tailwind-BasicSorting.tsx`: styling, demo, ending. */
export const demoHashPattern = new RegExp(
  `^#(?:(${preferenceDefinitions.codeStyling.values.join('|')})-)?([^]*)\\.(${Object.keys(variantOfExtension).join('|')})$`,
);
