import navigation from '#content/navigation.ts';
import { llmsPaths, twinPath } from '../agents/index.ts';
import { localizePath } from '../language/index.ts';
import { checkLinks, redirectsFor } from '../links/index.ts';
import { checkPages, validateNavigation } from '../navigation/index.ts';
import {
  demoPagePaths,
  languageCodes,
  loadAllFacts,
  pageCount,
  localizedPaths,
  offlinePaths,
  playgroundPaths,
  searchPaths,
} from './sitePages.ts';
import { notFoundPayload } from './site.tsx';

export interface StaticPage {
  path: string;
  /** Root-absolute names of the two files. */
  html: string;
  payload: string;
}

/** Every page to render, after the checks that need all of them; throws one error with every edit to make. */
export async function checkedPages(): Promise<StaticPage[]> {
  const errors = await contentProblems();
  if (errors.length > 0)
    throw new Error(`Errors in the content (${errors.length}):\n${errors.join('\n')}`);
  return [
    ...[
      ...localizedPaths(),
      ...playgroundPaths,
      ...searchPaths,
      ...(await demoPagePaths()),
      ...offlinePaths,
    ].map((path) => ({
      path,
      html: `${path}index.html`,
      payload: `${path}index.txt`,
    })),
    ...languageCodes.map((code) => ({
      path: localizePath('/404/', code),
      html: localizePath('/404.html', code),
      payload: localizePath(notFoundPayload, code),
    })),
  ];
}

/** What is wrong between pages: the tree and the links. */
export async function contentProblems(pause?: () => Promise<void>): Promise<string[]> {
  validateNavigation(navigation);
  const records = (await loadAllFacts(undefined, pause)).map(({ page }) => page);
  // Development: links to a page that does not compile are not dead.
  if (records.length < pageCount()) return [];
  return [
    ...checkPages(
      navigation,
      records.map(({ path, file, frontMatter }) => ({
        path,
        file,
        unlisted: frontMatter.unlisted,
      })),
    ),
    ...checkLinks(
      records.map((record) => ({
        ...record,
        title: record.frontMatter.title,
        anchors: [...record.headings, ...(record.anchors ?? [])].map(({ id }) => id),
      })),
      {
        redirects: redirectsFor(languageCodes),
        files: [...localizedPaths().map(twinPath), ...llmsPaths],
      },
    ),
  ];
}
