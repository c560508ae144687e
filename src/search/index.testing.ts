/** What tests of other rooms use. */
export { withEnglishNames } from './withEnglishNames.ts';
