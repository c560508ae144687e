/** Components and hooks, with their stylesheets: not for Node. */
export { CodeBlock } from './CodeBlock.tsx';
export { CodeDiff } from './CodeDiff.tsx';
