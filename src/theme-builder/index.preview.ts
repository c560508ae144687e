/** Loaded behind the settings: Material and the four products. */
export { Preview } from './preview/Preview.tsx';
