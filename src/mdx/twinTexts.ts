import type { LanguageDefinition } from '../language/index.ts';
import type { TwinTexts } from './twin.ts';

/** What the compilation needs of each language, by code. */
export function twinTextsOf(languages: readonly LanguageDefinition[]): Record<string, TwinTexts> {
  return Object.fromEntries(
    languages.map(({ code, strings: { twin, callouts, plans, planNames, planTable } }) => [
      code,
      { twin, callouts, plans, planNames, planTable },
    ]),
  );
}
