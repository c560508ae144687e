/** Components and hooks, with their stylesheets: not for Node. */
export { ChangesFilter } from './changes/ChangesFilter.tsx';
export { NamesIndex } from './names/NamesIndex.tsx';
export { CodemodRunner } from './codemods/CodemodRunner.tsx';
