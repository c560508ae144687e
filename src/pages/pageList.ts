import { canonicalPath, languageOf, localizePath } from '../language/index.ts';
import type { PageFacts, PageModule } from './pageRecord.ts';

/** A page that can be loaded: a written one, or one that is generated from the packages. */
export interface PageSource {
  path: string;
  language: string;
  load: () => Promise<PageModule>;
  /** The facts of the page, without rendering it. */
  loadFacts: () => Promise<PageFacts>;
}

/** Only these paths can be generated. For all others, the packages need not be read. */
const mayBeGenerated = (path: string) => path.startsWith('/x/api/');

/** Whether the site has a page: one that is written, or one that is generated. */
export function createHasPage(
  isWritten: (path: string) => boolean,
  generatedPaths: () => readonly string[],
): (path: string) => boolean {
  let generated: ReadonlySet<string> | undefined;
  return (path) => {
    if (isWritten(path)) return true;
    if (!mayBeGenerated(path)) return false;
    generated ??= new Set(generatedPaths());
    return generated.has(path);
  };
}

interface PageListOptions {
  written: readonly PageSource[];
  generated: () => readonly PageSource[];
  languageCodes: readonly string[];
}

export type PageList = ReturnType<typeof createPageList>;

/** All pages of the site, by path and language. */
export function createPageList({ written, generated, languageCodes }: PageListOptions) {
  const writtenAt = byPath(written);
  let generatedAt: ReadonlyMap<string, PageSource[]> | undefined;
  const readGenerated = () => (generatedAt ??= byPath(generated()));

  function sourcesAt(canonical: string): PageSource[] {
    const found = writtenAt.get(canonical);
    if (found || !mayBeGenerated(canonical)) return found ?? [];
    return readGenerated().get(canonical) ?? [];
  }

  function allSources(): PageSource[] {
    return [...written, ...[...readGenerated().values()].flat()];
  }

  function canonicalPaths(): string[] {
    return [...new Set(allSources().map(({ path }) => path))];
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

  /** The configured languages that a page is written in. */
  const writtenIn = (canonical: string): string[] => {
    const sources = sourcesAt(canonical);
    return languageCodes.filter((code) => sources.some(({ language }) => language === code));
  };

  return {
    languageCodes,
    writtenIn,

    /** Every page in the languages that it is written in. */
    writtenPaths: (): string[] =>
      languageCodes.flatMap((code) =>
        canonicalPaths().flatMap((path) =>
          writtenIn(path).includes(code) ? [localizePath(path, code)] : [],
        ),
      ),

    /** Every page in every language: a page that is not translated is served in English there too. */
    localizedPaths(): string[] {
      const paths = canonicalPaths();
      // A page without languages has one path in all of them.
      return [
        ...new Set(languageCodes.flatMap((code) => paths.map((it) => localizePath(it, code)))),
      ];
    },

    /** The pages that a reader can save for offline use: those in the worker's scope. */
    savablePages: () => canonicalPaths().filter((path) => path.startsWith('/x/')),

    hasPageAt: (canonical: string) => sourcesAt(canonical).length > 0,

    async loadPage(path: string): Promise<(PageModule & { language: string }) | undefined> {
      const source = sourceOf(path);
      return source && { ...(await source.load()), language: source.language };
    },

    loadPageFacts: async (path: string): Promise<PageFacts | undefined> =>
      sourceOf(path)?.loadFacts(),

    /** Translations included. */
    pageCount: () => allSources().length,

    /** Every page with its demos. */
    loadAllPages: (): Promise<PageModule[]> =>
      Promise.all(allSources().map((source) => source.load())),

    /** The facts of every page as it is read in a language: translated, else in English. */
    loadFactsIn: (language: string): Promise<PageFacts[]> =>
      factsOf(canonicalPaths().flatMap((path) => sourceOf(localizePath(path, language)) ?? [])),

    /** The facts of every page, translations included unless one language is requested. */
    loadAllFacts(language?: string, pause?: () => Promise<void>): Promise<PageFacts[]> {
      const isWanted = (source: PageSource) =>
        language === undefined || source.language === language;
      return factsOf(allSources().filter(isWanted), pause);
    },
  };
}

export async function factsOf(
  sources: readonly PageSource[],
  pause: () => Promise<void> = async () => {},
): Promise<PageFacts[]> {
  const facts: PageFacts[] = [];
  // One after the other, so that in development a requested page can come in between.
  for (const source of sources) {
    await pause();
    const loaded = await source.loadFacts().catch(leaveOut);
    if (loaded) facts.push(loaded);
  }
  return facts;
}

function byPath(sources: readonly PageSource[]): ReadonlyMap<string, PageSource[]> {
  const found = new Map<string, PageSource[]>();
  for (const source of sources) {
    found.set(source.path, [...(found.get(source.path) ?? []), source]);
  }
  return found;
}

/** In development a page that doesn't compile shows its error; search and checks go on without it. */
function leaveOut(error: unknown): undefined {
  if (!import.meta.env.DEV) throw error;
}
