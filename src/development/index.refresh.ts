/** Loaded in the browser when a file was saved. */
export { refreshPage } from './refreshPage.ts';
