/** What other rooms use. */
export {
  dateLibraries,
  dateLibraryOf,
  dateLibraryOfDemo,
  snippetsOf,
  type DateLibrary,
  type Snippet,
} from './snippets.ts';
