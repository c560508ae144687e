export { checkStrings, type StringProblem } from './checkStrings';
export type { Direction, LanguageDefinition, LanguageName } from './definition';
export { english } from './english';
export { fill } from './fill';
export {
  alternates,
  canonicalPath,
  languageOf,
  localizePath,
  unprefixedPaths,
  type Alternate,
} from './paths';
export type * from './strings';
