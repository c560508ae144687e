/** Components and hooks, with their stylesheets: not for Node. */
export { DraftBar } from './DraftBar.tsx';
export { useDemoDraft } from './useDemoDraft.ts';
