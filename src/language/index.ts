export { checkStrings } from './checkStrings.ts';
export type { Direction, LanguageDefinition, LanguageName } from './definition.ts';
export { english } from './english.ts';
export { fill } from './fill.ts';
export { isolateLatin } from './isolateLatin.ts';
export { alternates, canonicalPath, languageOf, localizePath, unprefixedPaths } from './paths.ts';
export type * from './strings.ts';
