// `npm run coverage [-- <part of a path>]`: what is written, and where each topic of `content/coverage` is covered.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import navigation from '../content/navigation.ts';
import { pagesInOrder } from '../src/navigation/index.ts';
import { pageFileOf } from '../src/pages/index.ts';
import { readLists, topicsOf, type Topic } from './coverage/lists.ts';
import { productNameOf, wordsOf } from './measurePage.ts';

const root = path.resolve(import.meta.dirname, '..');
const [filter = ''] = process.argv.slice(2);
const lists = readLists(root);
const topics = topicsOf(root, lists);

interface Row {
  path: string;
  words: number;
  demos: number;
  wanted: number;
  topics: Topic[];
}

const listed = new Set(pagesInOrder(navigation).map(({ path: page }) => page.slice(0, -1)));
const paths = [...new Set([...listed, ...Object.keys(lists)])].filter(
  (page) => !page.startsWith('/x/api/') && page.includes(filter),
);
const rows = paths.map((page): Row => {
  const file = path.join(root, pageFileOf(`${page}/`));
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return {
    path: page,
    words: wordsOf(source),
    demos: source === '' ? 0 : demosIn(path.dirname(file), source),
    wanted: lists[page]?.demos ?? 0,
    topics: topics.filter((topic) => topic.page === page),
  };
});

for (const product of new Set(rows.map((row) => productNameOf(row.path)))) {
  const productRows = rows.filter((row) => productNameOf(row.path) === product);
  const sum = (pick: (row: Row) => number) =>
    productRows.reduce((total, row) => total + pick(row), 0);
  const written = productRows.filter(({ words }) => words > 0).length;
  console.log(
    `\n${product}: ${written} of ${productRows.length} pages, ${sum((row) => row.words)} words, ${sum((row) => row.demos)} demos (${sum((row) => row.wanted)} at the reference), ${sum((row) => row.topics.filter(isCovered).length)} of ${sum((row) => row.topics.length)} topics`,
  );
  for (const row of productRows) {
    const state =
      row.words === 0 ? 'not written' : `${row.words} words, ${row.demos}/${row.wanted} demos`;
    console.log(`  ${row.path}: ${state}`);
    for (const topic of row.topics) console.log(`    ${lineOf(topic)}`);
  }
}
process.exitCode = rows.every((row) => row.topics.every((it) => isCovered(it) || it.leftOut))
  ? 0
  : 1;

function isCovered({ found }: Topic): boolean {
  return typeof found !== 'string';
}

function lineOf({ page, name, found, leftOut }: Topic): string {
  if (leftOut !== undefined) return `– ${name}: left out, ${leftOut}`;
  if (typeof found === 'string') return `✗ ${name}: ${found}`;
  const { section, shown = 'text' } = found;
  return `✓ ${name}: ${found.page === page ? '' : found.page}#${section.id} "${section.title}", ${shown}`;
}

function demosIn(folder: string, source: string): number {
  return readdirSync(folder).filter(
    (name) => name.endsWith('.tsx') && source.includes(`name="${name.slice(0, -4)}"`),
  ).length;
}
