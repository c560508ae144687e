/** What other rooms use. */
export { commandsFor, packageManagers } from './packageManagers.ts';
