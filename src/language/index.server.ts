/** What other rooms use in the graph of server components. */
export { serverLanguage, serverStrings, setServerLanguage } from './serverStrings.ts';
