import { playgroundPath } from '../demos/playground/index.ts';
import type { FoundPage } from '../search/index.server.ts';
import { stringsIn } from '../config/index.server.ts';

/** The playground as the search finds it, in a language. The tree has no entry for it. */
export function foundPlayground(language: string): FoundPage {
  const { title, description, keywords } = stringsIn(language).playground;
  return {
    page: { path: playgroundPath, frontMatter: { title, components: [] }, links: [] },
    search: [{ kind: 'page', id: '', name: title, text: description, keywords }],
  };
}
