// `npm run translations [-- --language ar]`: translations that are older than their source, guides of the list of
// most read ones without a translation, and coverage. `npm run translations -- --mark <folder>` says that a
// translation is that of its source as it is now; `--mark all` says it of every one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findPageFiles } from '../src/pages/index.node.ts';
import { mostRead } from './translations/mostRead.ts';
import { marked, stateOf, type TranslatedPage } from './translations/states.ts';

const root = path.resolve(import.meta.dirname, '..');
const content = path.join(root, 'content');
const { values } = parseArgs({
  options: { language: { type: 'string', default: 'ar' }, mark: { type: 'string' } },
});
const { language, mark } = values;

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const fileOf = (folder: string) => path.join(content, folder, `page.${language}.mdx`);
const readPage = (folder: string): TranslatedPage => ({
  folder,
  source: textOf(path.join(content, folder, 'page.mdx')),
  translation: textOf(fileOf(folder)),
});
const foldersIn = (code: string) =>
  findPageFiles(content, [code]).map(({ file }) =>
    path.relative(content, path.dirname(file)).replaceAll(path.sep, '/'),
  );

function markPage(folder: string): void {
  const { source, translation } = readPage(folder);
  if (source === undefined || translation === undefined) {
    throw new Error(
      `content/${folder} has no ${source === undefined ? 'page.mdx' : `page.${language}.mdx`}. Name the folder of a translated page, such as data-grid/sorting.`,
    );
  }
  writeFileSync(fileOf(folder), marked(translation, source));
  console.log(`content/${folder}/page.${language}.mdx: marked`);
}

function report(): void {
  const translated = foldersIn(language);
  const all = foldersIn('en');
  const pages = [...new Set([...mostRead, ...translated])].map(readPage);
  const of = (state: ReturnType<typeof stateOf>) => pages.filter((page) => stateOf(page) === state);
  const list = (title: string, found: readonly TranslatedPage[]) => {
    if (found.length === 0) return;
    console.log(`${title}:`);
    for (const { folder } of found) console.log(`  content/${folder}/page.${language}.mdx`);
  };
  list('Older than the source', of('old'));
  list(
    'Without the version of the source (npm run translations -- --mark <folder>)',
    of('unmarked'),
  );
  list('Not translated', of('missing'));
  list('Without a page.mdx', of('without source'));
  const read = mostRead.filter((folder) => translated.includes(folder)).length;
  const share = ((translated.length / all.length) * 100).toFixed(1);
  console.log(
    `${language}: ${read} of the ${mostRead.length} most read guides, ${translated.length} of ${all.length} pages (${share} %), ${of('current').length} current.`,
  );
}

try {
  if (mark === undefined) report();
  else if (mark === 'all') foldersIn(language).forEach(markPage);
  else markPage(mark.replace(/^content\//, '').replace(/\/(?:page[\w.-]*)?$/, ''));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
