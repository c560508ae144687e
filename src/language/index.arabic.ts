/** For `languages` of `site.config.ts`: a site without Arabic does not load it. */
export { arabic } from './arabic.ts';
