import siteConfig from '#site-config';
import { pageFiles } from 'virtual:pages';
import { apiPageSources, type PageSource } from '../api-reference/pageSources.tsx';
import { demoIdOf, demoPagePath, type DemoModule } from '../demos/description.ts';
import { playgroundPath } from '../demos/playground/index.ts';
import { canonicalPath, languageOf, localizePath } from '../language/index.ts';
import { extraPageSources } from './extraPages.ts';
import { pageFolderOf, pagePathOf } from '../pages/pagePath.ts';
import { searchPagePath } from '../search/paths.ts';
import type { PageFacts, PageModule } from '../pages/pageRecord.ts';

export const languageCodes = siteConfig.languages.map(({ code }) => code);

const writtenAt = byPath(pageFiles);
const extraAt = byPath(extraPageSources());
let generatedAt: ReadonlyMap<string, PageSource[]> | undefined;

function byPath(sources: readonly PageSource[]): ReadonlyMap<string, PageSource[]> {
  const found = new Map<string, PageSource[]>();
  for (const source of sources) {
    found.set(source.path, [...(found.get(source.path) ?? []), source]);
  }
  return found;
}

/** Written and generated pages alike. The packages are read only for a path that may be generated. */
function sourcesAt(canonical: string): PageSource[] {
  const written = writtenAt.get(canonical) ?? extraAt.get(canonical);
  if (written || !canonical.startsWith('/x/api/')) return written ?? [];
  generatedAt ??= byPath(apiPageSources());
  return generatedAt.get(canonical) ?? [];
}

function allSources(): PageSource[] {
  generatedAt ??= byPath(apiPageSources());
  return [...pageFiles, ...[...extraAt.values(), ...generatedAt.values()].flat()];
}

function canonicalPaths(): string[] {
  return [...new Set(allSources().map(({ path }) => path))];
}

/** Every page in every language: a page that is not translated is served in English there too. */
export function localizedPaths(): string[] {
  const paths = languageCodes.flatMap((code) =>
    canonicalPaths().map((path) => localizePath(path, code)),
  );
  // A page without languages has one path in all of them.
  return [...new Set(paths)];
}

export const searchPaths = languageCodes.map((code) => localizePath(searchPagePath, code));

/** The pages that a reader can save for offline use: those in the worker's scope. */
export function savablePages(): string[] {
  return canonicalPaths().filter((path) => path.startsWith('/x/'));
}

export const playgroundPaths = languageCodes.map((code) => localizePath(playgroundPath, code));

export function hasPageAt(canonical: string): boolean {
  return sourcesAt(canonical).length > 0;
}

/** The page in the language of its path, else in English; undefined: there is no such page. */
function sourceOf(path: string): PageSource | undefined {
  const language = languageOf(path, languageCodes);
  const candidates = sourcesAt(canonicalPath(path, languageCodes));
  return (
    candidates.find((candidate) => candidate.language === language) ??
    candidates.find((candidate) => candidate.language === 'en')
  );
}

export async function loadPage(
  path: string,
): Promise<(PageModule & { language: string }) | undefined> {
  const source = sourceOf(path);
  return source && { ...(await source.load()), language: source.language };
}

export async function loadPageFacts(path: string): Promise<PageFacts | undefined> {
  return sourceOf(path)?.loadFacts();
}

/** A demo by its id, and the page that it belongs to. */
export async function loadDemo(
  id: string,
  language: string,
): Promise<{ demo: DemoModule; home: PageModule } | undefined> {
  const homePath = pagePathOf(id.slice(0, id.lastIndexOf('/')));
  const home = await loadPage(localizePath(homePath, language));
  const demo = home?.demos.find(({ description }) => description.id === id);
  return home && demo && { demo, home };
}

/** The demo that stands alone at a path, and the page that it belongs to. */
export async function loadDemoPage(
  path: string,
): Promise<{ demo: DemoModule; home: PageModule } | undefined> {
  const id = demoIdOf(canonicalPath(path, languageCodes));
  return id === undefined ? undefined : loadDemo(id, languageOf(path, languageCodes));
}

/** The folder inside `content/` whose prose is on the page; for a generated page one that does not exist. */
export function proseFolderOf(path: string): string {
  const canonical = canonicalPath(path, languageCodes);
  const id = demoIdOf(canonical);
  return id === undefined ? pageFolderOf(canonical) : id.slice(0, id.lastIndexOf('/'));
}

/** The own page of every demo, in every language. */
export async function demoPagePaths(): Promise<string[]> {
  const demos = (await loadAllFacts()).flatMap((page) => page.demos);
  const paths = new Set(demos.map(({ description }) => demoPagePath(description.id)));
  return languageCodes.flatMap((code) => [...paths].map((path) => localizePath(path, code)));
}

/** Every demo once, with the page that shows it and what it is made of. */
export async function shownDemos() {
  const demos = (await loadAllPages()).flatMap((page) => page.demos);
  // A translated page shows the same ones.
  const byId = new Map(demos.map(({ description }) => [description.id, description]));
  return [...byId.values()].map(({ id, name, height, files }) => {
    const home = pagePathOf(id.slice(0, id.lastIndexOf('/')));
    return { id, name, height, files, home };
  });
}

/** Translations included. */
export const pageCount = (): number => allSources().length;

/** Every page with its demos. */
export function loadAllPages(): Promise<PageModule[]> {
  return Promise.all(allSources().map((source) => source.load()));
}

/** What is said of every page, translations included unless one language is asked for. */
export async function loadAllFacts(
  language?: string,
  pause: () => Promise<void> = async () => {},
): Promise<PageFacts[]> {
  const wanted = allSources().filter(
    (source) => language === undefined || source.language === language,
  );
  const facts: PageFacts[] = [];
  // One after the other: in development a page that somebody waits for comes in between.
  for (const source of wanted) {
    await pause();
    const own = await source.loadFacts().catch(leaveOut);
    if (own) facts.push(own);
  }
  return facts;
}

/** In development a page that does not compile says so itself; search and checks go on without it. */
function leaveOut(error: unknown): undefined {
  if (!import.meta.env.DEV) throw error;
}
