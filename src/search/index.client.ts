/** Loaded by a page that asks the search without its dialog. */
export { searchClient } from 'virtual:search-client';
