/** Components and hooks, with their stylesheets: not for Node. */
export { SearchButton } from './SearchButton.tsx';
export { SearchPage } from './SearchPage.tsx';
