/** Components and hooks, with their stylesheets: not for Node. */
export { PageMenuButton } from './ui/PageMenuButton.tsx';
export { ReadingTools } from './ui/ReadingTools.tsx';
