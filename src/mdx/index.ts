/** What other rooms use. */
export {
  dateLibraries,
  dateLibraryOf,
  dateLibraryOfDemo,
  isFragment,
  oldSnippetsOf,
  snippetsOf,
  type DateLibrary,
  type Snippet,
} from './snippets.ts';
