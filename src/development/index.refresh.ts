/** For the browser, in development alone. */
export { addPlace } from './addPlace.ts';
export { refreshPage } from './refreshPage.ts';
