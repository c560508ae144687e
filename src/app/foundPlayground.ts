import { playgroundPath } from '../demos/playground/index.ts';
import { english } from '../language/index.ts';
import type { FoundPage } from '../search/index.server.ts';

/** The playground as the search finds it, in English like the whole index. The tree has no entry for it. */
export function foundPlayground(): FoundPage {
  const { title, description, keywords } = english.strings.playground;
  return {
    page: { path: playgroundPath, frontMatter: { title, components: [] }, links: [] },
    search: [{ kind: 'page', id: '', name: title, text: description, keywords }],
  };
}
