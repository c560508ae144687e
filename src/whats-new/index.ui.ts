/** Components and hooks, with their stylesheets: not for Node. */
export { NewMarks } from './NewMarks.tsx';
