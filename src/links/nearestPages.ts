import { decodePart } from './decodePart.ts';
import { editDistance } from './editDistance.ts';

export interface PageName {
  path: string;
  title: string;
}

// Words that every path has don't help to find the page.
const noise = new Set(['x', 'react', 'components', 'docs', 'index', 'html', 'the', 'a']);
// A path on a 404 page is anyone's text: bound the work that it can cause.
const longestPath = 200;
const mostWords = 12;

/** The words of a path, as one would type them into a search box. */
export function wordsOf(path: string): string[] {
  const text = decodePart(path.slice(0, longestPath));
  const words =
    text
      .replace(/[?#].*$/s, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => !noise.has(word)).slice(0, mostWords);
}

/** The pages that a wrong path most likely meant, best first. */
export function nearestPages<Page extends PageName>(
  path: string,
  pages: readonly Page[],
  limit = 5,
): Page[] {
  const asked = wordsOf(path);
  if (asked.length === 0) return [];
  const similarity = createSimilarity();
  return pages
    .map((page) => ({ page, score: scoreOf(asked, page, similarity) }))
    .filter(({ score }) => score >= 0.15)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** How many of the words the page has, with a small penalty for its other words. */
function scoreOf(asked: string[], page: PageName, similarity: Similarity): number {
  const inPath = wordsOf(page.path);
  const offered = [...new Set([...inPath, ...wordsOf(page.title)])];
  const found = sum(asked.map((word) => best(word, offered, similarity))) / asked.length;
  const extra =
    sum(inPath.map((word) => 1 - best(word, asked, similarity))) / Math.max(1, inPath.length);
  return found - extra * 0.3;
}

type Similarity = (a: string, b: string) => number;

function best(word: string, candidates: string[], similarity: Similarity): number {
  return Math.max(0, ...candidates.map((candidate) => similarity(word, candidate)));
}

/** Hundreds of pages share their words: each pair is compared once. */
function createSimilarity(): Similarity {
  const known = new Map<string, number>();
  return (a, b) => {
    const pair = a < b ? `${a} ${b}` : `${b} ${a}`;
    const found = known.get(pair) ?? similarityOf(a, b);
    known.set(pair, found);
    return found;
  };
}

const leastCloseness = 0.6;

function similarityOf(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.startsWith(short)) return 0.9;
  const closeness =
    1 - editDistance(a, b, Math.floor(long.length * (1 - leastCloseness))) / long.length;
  return closeness >= leastCloseness ? closeness : 0;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
