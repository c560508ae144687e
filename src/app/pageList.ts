import siteConfig from '#site-config';
import { pageFiles } from 'virtual:pages';
import { canonicalPath, languageOf, localizePath } from '../language/index.ts';
import type { PageModule } from '../pages/pageRecord.ts';

export const languageCodes = siteConfig.languages.map(({ code }) => code);

const canonicalPaths = [...new Set(pageFiles.map(({ path }) => path))];

/** Every page in every language: a page that is not translated is served in English there too. */
export const localizedPaths = languageCodes.flatMap((code) =>
  canonicalPaths.map((path) => localizePath(path, code)),
);

export function hasPageAt(canonical: string): boolean {
  return canonicalPaths.includes(canonical);
}

/** The module of a page in the language of its path, else in English; undefined: there is no such page. */
export async function loadPage(
  path: string,
): Promise<(PageModule & { language: string }) | undefined> {
  const canonical = canonicalPath(path, languageCodes);
  const language = languageOf(path, languageCodes);
  const candidates = pageFiles.filter((file) => file.path === canonical);
  const file =
    candidates.find((candidate) => candidate.language === language) ??
    candidates.find((candidate) => candidate.language === 'en');
  return file && { ...(await file.load()), language: file.language };
}

/** Every page file, translations included, for the checks. */
export function loadAllPages(): Promise<PageModule[]> {
  return Promise.all(pageFiles.map((file) => file.load()));
}
