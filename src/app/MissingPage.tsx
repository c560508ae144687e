import type { Strings } from '../language/index.ts';
import { ownTitleOf, pagesInOrder } from '../navigation/index.ts';
import type { KnownPage } from './missing.inline.ts';
import { missingPageScript } from './missingPageScript.ts';
import { navigationIn } from '../navigation/index.server.ts';
import { NotFound } from './NotFound.tsx';

interface MissingPageProps {
  language: string;
  strings: Strings['notFound'];
}

/** The 404 page: the path, its words and the nearest pages are there from the first paint on. */
export function MissingPage({ language, strings }: MissingPageProps) {
  return (
    <>
      <NotFound />
      <script dangerouslySetInnerHTML={{ __html: scriptOfMissingPage({ language, strings }) }} />
    </>
  );
}

/** The inline script of the 404 page, as text. */
export function scriptOfMissingPage({ language, strings }: MissingPageProps): string {
  return missingPageScript(knownPages(language), strings);
}

/** Without the members of the API reference: their names are the search's to find. */
function knownPages(language: string): KnownPage[] {
  return pagesInOrder(navigationIn(language))
    .filter(({ path }) => !/^\/x\/api\/[^/]+\/./.test(path) && !path.includes('#'))
    .map((page) => [page.path, ownTitleOf(page)]);
}
