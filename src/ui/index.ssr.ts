/** What is written into a page: its text is bundled when the site is built. */
export { copyScript } from './copy/copyScript.ts';
