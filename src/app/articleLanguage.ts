import siteConfig from '#site-config';
import { isolateLatin } from '../language/index.ts';
import type { PageHeading, WrittenIn } from '../pages/index.ts';

/** For the parts of a page that are written in another language than the shell around them; else undefined. */
export function articleLanguage(written: string, shown: string): WrittenIn | undefined {
  if (written === shown) return undefined;
  const definition = siteConfig.languages.find(({ code }) => code === written);
  return { lang: written, dir: definition?.direction ?? 'ltr' };
}

/** The headings of a page for its table of contents, which is text alone. */
export function listedHeadings(headings: PageHeading[], written: string): PageHeading[] {
  const definition = siteConfig.languages.find(({ code }) => code === written);
  if (definition?.direction !== 'rtl') return headings;
  return headings.map((heading) => ({ ...heading, text: isolateLatin(heading.text) }));
}
