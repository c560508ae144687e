import siteConfig from '#site-config';
import { pageFiles } from 'virtual:pages';
import { apiPageSources } from '../api-reference/pageSources.tsx';
import { playgroundPath } from '../demos/playground/index.ts';
import { localizePath } from '../language/index.ts';
import { createPageDemos } from '../pages/pageDemos.ts';
import { createPageList } from '../pages/pageList.ts';
import { searchPagePath } from '../search/paths.ts';

export const languageCodes = siteConfig.languages.map(({ code }) => code);

const list = createPageList({ written: pageFiles, generated: apiPageSources, languageCodes });

export const {
  hasPageAt,
  loadAllFacts,
  loadAllPages,
  loadPage,
  loadPageFacts,
  localizedPaths,
  pageCount,
  savablePages,
} = list;

export const { demoPagePaths, loadDemo, loadDemoPage, proseFolderOf, shownDemos } =
  createPageDemos(list);

export const searchPaths = languageCodes.map((code) => localizePath(searchPagePath, code));

export const playgroundPaths = languageCodes.map((code) => localizePath(playgroundPath, code));
