import type { PageFacts } from '../pages/index.ts';
import { shardFiles, withEnglishNames } from '../search/index.server.ts';
import { foundPlayground } from './foundPlayground.ts';
import { navigationIn } from '../navigation/index.server.ts';
import { loadAllFacts, loadFactsIn } from './sitePages.ts';

interface ShardFile {
  path: string;
  text: string;
}

const made = new Map<string, { pages: PageFacts[]; files: ShardFile[] }>();

/** The index of a language, kept until a page changes; of one product when it is named. */
export async function searchShards(language: string, only?: string): Promise<ShardFile[]> {
  const pages = await loadFactsIn(language);
  const key = `${language} ${only}`;
  const last = made.get(key);
  const isSame =
    last?.pages.length === pages.length && pages.every((page, index) => page === last.pages[index]);
  if (last && isSame) return last.files;
  const found = language === 'en' ? pages : await translated(pages);
  const files = shardFiles([...found, foundPlayground(language)], {
    navigation: navigationIn(language),
    language,
    only,
  });
  made.set(key, { pages, files });
  return files;
}

/** An untranslated page is found by its English words, a translated one by its English names too. */
async function translated(pages: readonly PageFacts[]): Promise<PageFacts[]> {
  const english = new Map((await loadAllFacts('en')).map((facts) => [facts.page.path, facts]));
  return pages.map((facts) => {
    const source = english.get(facts.page.path);
    if (!source || source.page.file === facts.page.file) return facts;
    return { ...facts, search: withEnglishNames(facts.search, source.search) };
  });
}
