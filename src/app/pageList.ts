import siteConfig from '#site-config';
import { pageFiles } from 'virtual:pages';
import { apiPageSources, type PageSource } from '../api-reference/pageSources.tsx';
import { demoIdOf, demoPagePath, type DemoModule } from '../demos/description.ts';
import { playgroundPath } from '../demos/playground/index.ts';
import { canonicalPath, languageOf, localizePath } from '../language/index.ts';
import { pagePathOf } from '../pages/pagePath.ts';
import { searchPagePath } from '../search/paths.ts';
import type { PageModule } from '../pages/pageRecord.ts';

export const languageCodes = siteConfig.languages.map(({ code }) => code);

/** Written and generated pages alike. */
const sources: PageSource[] = [...pageFiles, ...apiPageSources()];
const sourcesAt = new Map<string, PageSource[]>();
for (const source of sources) {
  const same = sourcesAt.get(source.path) ?? [];
  sourcesAt.set(source.path, [...same, source]);
}
const canonicalPaths = [...sourcesAt.keys()];

/** Every page in every language: a page that is not translated is served in English there too. */
export const localizedPaths = languageCodes.flatMap((code) =>
  canonicalPaths.map((path) => localizePath(path, code)),
);

export const searchPaths = languageCodes.map((code) => localizePath(searchPagePath, code));

/** The pages that a reader can save for offline use: those in the worker's scope. */
export function savablePages(): string[] {
  return canonicalPaths.filter((path) => path.startsWith('/x/'));
}

export const playgroundPaths = languageCodes.map((code) => localizePath(playgroundPath, code));

export function hasPageAt(canonical: string): boolean {
  return sourcesAt.has(canonical);
}

/** The module of a page in the language of its path, else in English; undefined: there is no such page. */
export async function loadPage(
  path: string,
): Promise<(PageModule & { language: string }) | undefined> {
  const canonical = canonicalPath(path, languageCodes);
  const language = languageOf(path, languageCodes);
  const candidates = sourcesAt.get(canonical) ?? [];
  const file =
    candidates.find((candidate) => candidate.language === language) ??
    candidates.find((candidate) => candidate.language === 'en');
  return file && { ...(await file.load()), language: file.language };
}

/** The demo that stands alone at a path, and the page that it belongs to. */
export async function loadDemoPage(
  path: string,
): Promise<{ demo: DemoModule; home: PageModule } | undefined> {
  const id = demoIdOf(canonicalPath(path, languageCodes));
  if (id === undefined) return undefined;
  const homePath = pagePathOf(id.slice(0, id.lastIndexOf('/')));
  const home = await loadPage(localizePath(homePath, languageOf(path, languageCodes)));
  const demo = home?.demos.find(({ description }) => description.id === id);
  return home && demo && { demo, home };
}

/** The own page of every demo, in every language. */
export async function demoPagePaths(): Promise<string[]> {
  const demos = (await loadAllPages()).flatMap((page) => page.demos);
  const paths = new Set(demos.map(({ description }) => demoPagePath(description.id)));
  return languageCodes.flatMap((code) => [...paths].map((path) => localizePath(path, code)));
}

/** Every page, translations included unless one language is asked for. */
export function loadAllPages(language?: string): Promise<PageModule[]> {
  const wanted = sources.filter((file) => language === undefined || file.language === language);
  return Promise.all(wanted.map((file) => file.load()));
}
