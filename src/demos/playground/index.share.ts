/** Loaded when a link to the playground is made. */
export { encodeShare } from './share.ts';
