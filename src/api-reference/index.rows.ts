/** Loaded on API pages, when they are idle. */
export { layOutAhead } from './ui/layOutAhead.ts';
