/** Loaded when the search is opened. */
export { SearchDialog } from './SearchDialog.tsx';
