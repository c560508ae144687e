import fs from 'node:fs';
import type { PageFacts } from '../pages/index.ts';
import { readPageFacts } from './compilePage.node.ts';

/** The facts of a translated page, without a bundler; throws what its compilation would. */
export async function readTranslatedPage(
  file: string,
  contentDir: string,
): Promise<Pick<PageFacts, 'page' | 'search'>> {
  const options = { contentDir, origin: 'https://docs.example' };
  const code = await readPageFacts(fs.readFileSync(file, 'utf8'), file, options);
  const value = (name: string): unknown =>
    JSON.parse(new RegExp(`^export const ${name} = (.*);$`, 'm').exec(code)?.[1] ?? 'null');
  return {
    page: value('page') as PageFacts['page'],
    search: value('search') as PageFacts['search'],
  };
}
