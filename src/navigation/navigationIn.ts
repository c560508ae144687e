import siteConfig from '#site-config';
import navigation from '#content/navigation.ts';
import { localizeTree } from './localizeTree.ts';

/** The tree with the titles of a language. */
export function navigationIn(language: string) {
  return localizeTree(
    navigation,
    siteConfig.languages.find(({ code }) => code === language)?.titles,
  );
}
