import siteConfig from '#site-config';
import { pageFiles } from 'virtual:pages';
import { extraPageSources } from './extraPages.ts';
import { apiPageSources } from '../api-reference/index.server.ts';
import { playgroundPath } from '../demos/playground/index.ts';
import { galleryPath } from '../gallery/index.ts';
import { gallerySource } from '../gallery/index.server.ts';
import { canonicalPath, localizePath } from '../language/index.ts';
import { createPageDemos, createPageList, factsOf } from '../pages/index.ts';
import { searchPagePath } from '../search/index.ts';
import { offlinePath } from '../service-worker/index.ts';

export const languageCodes = siteConfig.languages.map(({ code }) => code);

const galleries = siteConfig.languages.map((language) =>
  gallerySource(language, () => factsOf(pageFiles.filter((page) => page.language === 'en'))),
);

const list = createPageList({
  written: [...pageFiles, ...galleries, ...extraPageSources()],
  generated: apiPageSources,
  languageCodes,
});

export const {
  hasPageAt,
  loadAllFacts,
  loadAllPages,
  loadFactsIn,
  loadPage,
  loadPageFacts,
  localizedPaths,
  pageCount,
  savablePages,
  writtenIn,
  writtenPaths,
} = list;

export const { demoPagePaths, loadDemo, loadDemoPage, proseFolderOf, shownDemos } =
  createPageDemos(list);

export const searchPaths = languageCodes.map((code) => localizePath(searchPagePath, code));

export const offlinePaths = languageCodes.map((code) => localizePath(offlinePath, code));

export const playgroundPaths = languageCodes.map((code) => localizePath(playgroundPath, code));

/** Changes with what a page shows of the others; most show nothing of them. */
export async function shownOfOthers(path: string): Promise<string> {
  return canonicalPath(path, languageCodes) === galleryPath ? (galleries[0]?.print() ?? '') : '';
}
