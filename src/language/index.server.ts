/** What other rooms use in the graph of server components. */
export { proseStrings, serverLanguage, serverStrings, setServerLanguage } from './serverStrings.ts';
