// The page is in index.ui.ts, the sharing code in index.share.ts.
export { framePath, playgroundPath } from './paths.ts';
