/** Components and hooks, with their stylesheets: not for Node. */
export { Playground } from './Playground.tsx';
