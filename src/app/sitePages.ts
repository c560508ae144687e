import siteConfig from '#site-config';
import { pageFiles } from 'virtual:pages';
import { apiPageSources } from '../api-reference/index.server.ts';
import { playgroundPath } from '../demos/playground/index.ts';
import { localizePath } from '../language/index.ts';
import { createPageDemos, createPageList } from '../pages/index.ts';
import { searchPagePath } from '../search/index.ts';

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
