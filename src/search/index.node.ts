/** What other rooms use in Node. */
export { engineFor } from './languageEngines.ts';
export { searchClientPlugin } from './searchClientPlugin.node.ts';
