// `npm run coverage [-- <part of a path>]`: what is written, and what the pages do not speak of yet.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import navigation from '../content/navigation.ts';
import topics from '../content/topics.json' with { type: 'json' };
import { pagesInOrder } from '../src/navigation/index.ts';
import { pageFileOf } from '../src/pages/index.ts';
import { missingTopics, productNameOf, wordsOf } from './measurePage.ts';

const root = path.resolve(import.meta.dirname, '..');
const [filter = ''] = process.argv.slice(2);
const expected: Record<string, { demos: number; topics: string[] }> = topics;

interface Row {
  path: string;
  words: number;
  demos: number;
  wanted: number;
  topics: number;
  missing: string[];
}

const listed = new Set(pagesInOrder(navigation).map(({ path: page }) => page.slice(0, -1)));
const paths = [...new Set([...listed, ...Object.keys(expected)])].filter(
  (page) => !page.startsWith('/x/api/') && page.includes(filter),
);
const rows = paths.map((page): Row => {
  const file = path.join(root, pageFileOf(`${page}/`));
  const fact = expected[page] ?? { demos: 0, topics: [] };
  if (!existsSync(file)) {
    return {
      path: page,
      words: 0,
      demos: 0,
      wanted: fact.demos,
      topics: fact.topics.length,
      missing: fact.topics,
    };
  }
  const source = readFileSync(file, 'utf8');
  return {
    path: page,
    words: wordsOf(source),
    demos: readdirSync(path.dirname(file)).filter(
      (name) => name.endsWith('.tsx') && source.includes(`name="${name.slice(0, -4)}"`),
    ).length,
    wanted: fact.demos,
    topics: fact.topics.length,
    missing: missingTopics(source, fact.topics),
  };
});

for (const product of [...new Set(rows.map((row) => productNameOf(row.path)))]) {
  const productRows = rows.filter((row) => productNameOf(row.path) === product);
  const sum = (pick: (row: Row) => number) =>
    productRows.reduce((total, row) => total + pick(row), 0);
  const written = productRows.filter(({ words }) => words > 0).length;
  console.log(
    `\n${product}: ${written} of ${productRows.length} pages, ${sum((row) => row.words)} words, ${sum((row) => row.demos)} demos (${sum((row) => row.wanted)} at the reference), ${sum((row) => row.topics - row.missing.length)} of ${sum((row) => row.topics)} topics`,
  );
  for (const row of productRows) {
    const state =
      row.words === 0 ? 'not written' : `${row.words} words, ${row.demos}/${row.wanted} demos`;
    console.log(`  ${row.path}: ${state}`);
    if (row.words > 0 && row.missing.length > 0)
      console.log(`    not found: ${row.missing.join('; ')}`);
  }
}
