import siteConfig from '#site-config';
import { english, type Strings } from '../language/index.ts';

/** The texts of a language outside the rendering, where `serverStrings` is not yet set. */
export function stringsIn(language: string): Strings {
  return (siteConfig.languages.find(({ code }) => code === language) ?? english).strings;
}
