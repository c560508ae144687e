// The page and the sharing code are imported lazily: './Playground.tsx' and './share.ts'.
export { framePath, playgroundPath } from './paths.ts';
