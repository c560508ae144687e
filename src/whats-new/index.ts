/** What other rooms use. */
export { marksPath } from './marks.ts';
