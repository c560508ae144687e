/** Without the components of this room: the plugins read it, and load no React for it. */
export { preferenceDefinitions } from './definitions.ts';
